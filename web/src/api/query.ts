import type { api } from '@lampstand/contract/api'
import type { Input, Reply, Route } from '@lampstand/contract/route'
import { queryOptions } from '@tanstack/react-query'
import { addressPieces } from './address.ts'
import type { Device } from './device.ts'

/*
 * Queries are named by the address of a call, which the contract types: its parameters and its reply follow from it. Here the
 * contract is types alone; its schemas come with the first call.
 */

type Api = typeof api
type Calls = { [F in keyof Api]: Api[F][keyof Api[F]] }[keyof Api]
type Gets = Extract<Calls, { method: 'GET' }>
type GetAt<P> = Extract<Gets, { path: P }>

/** What is only known when the call is made: the names of this browser, or what to keep. It is no part of the key. */
type WhenSent<Q> = (device: Device) => Q

type QueryOf<R extends Route> = Input<R> extends { query: infer Q } ? Q : never
type ParamsOf<R extends Route> = Input<R> extends { params: infer P } ? { params: P } : unknown

type Given<R extends Route> = ParamsOf<R> &
  ([QueryOf<R>] extends [never]
    ? unknown
    : Partial<QueryOf<R>> extends QueryOf<R>
      ? { query?: QueryOf<R> | WhenSent<QueryOf<R>> }
      : { query: QueryOf<R> | WhenSent<QueryOf<R>> })

type On401 = 'throw' | 'null'
type Options<R extends Route, O extends On401> = Given<R> & {
  /** `null`: a caller who is signed out gets null instead of an error. */
  on401?: O
}

/** How a query is sent, beyond its address. */
type SendingMeta = { on401?: On401 | undefined; query?: WhenSent<Record<string, unknown>> | undefined }

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: SendingMeta
  }
}

type AnyOptions = {
  params?: Record<string, unknown>
  query?: Record<string, unknown> | WhenSent<Record<string, unknown>>
  on401?: On401
}

/**
 * The query of a GET of the contract, for `useQuery`, `fetchQuery` and, by its key, `setQueryData` and `invalidateQueries`. The
 * client's default function fetches it and parses the reply.
 */
export function apiQuery<const P extends Gets['path'], O extends On401 = 'throw'>(
  path: P,
  ...[options]: Partial<Options<GetAt<P>, O>> extends Options<GetAt<P>, O>
    ? [Options<GetAt<P>, O>?]
    : [Options<GetAt<P>, O>]
) {
  const { params, query, on401 }: AnyOptions = options ?? {}
  const whenSent = typeof query === 'function'
  return queryOptions<Reply<GetAt<P>> | (O extends 'null' ? null : never), Error>({
    queryKey: addressPieces(path, { params, query: whenSent ? {} : query }),
    meta: { on401, query: whenSent ? query : undefined },
  })
}

/** The key of the query that lists the verses a person keeps; several pages change that list. */
export const savedScripturesKey = ['saved scriptures'] as const
