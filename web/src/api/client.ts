import type { EventOf, Input, Reply, Route } from '@lampstand/contract/route'
import { type AddressParts, addressPieces } from './address.ts'
import type { Listening, Send } from './send.ts'

type Call<R extends Route> = R extends { events: NonNullable<Route['events']> }
  ? (input: Input<R>, listening?: Listening<EventOf<R>>) => Promise<Reply<R>>
  : unknown extends Input<R>
    ? () => Promise<Reply<R>>
    : (input: Input<R>) => Promise<Reply<R>>

type Client<T extends Record<string, Record<string, Route>>> = {
  readonly [F in keyof T]: { readonly [K in keyof T[F]]: Call<T[F][K]> }
}

type AnyInput = AddressParts & { body?: unknown }

/** One function for every route of the contract, by feature and name. Replies and events are parsed by the route's schemas. */
export function createClient<const T extends Record<string, Record<string, Route>>>(api: T, send: Send): Client<T> {
  const call = async (route: Route, input: AnyInput = {}, listening?: Listening<unknown>) =>
    replyOf(
      route,
      await send(
        route.method,
        addressPieces(route.path, input).join('/'),
        input.body,
        listening && parsing(route, listening),
      ),
    )
  // A call that does not stream takes its input alone: the query library hands a mutation's function more than that.
  return mapValues(api, (routes) =>
    mapValues(routes, (route) =>
      route.events
        ? (input?: AnyInput, listening?: Listening<unknown>) => call(route, input, listening)
        : (input?: AnyInput) => call(route, input),
    ),
  ) as unknown as Client<T>
}

/** @throws $ZodError when the server sends what the contract does not promise */
export const replyOf = (route: Route, body: unknown): unknown => route.reply?.parse(body)

const parsing = (route: Route, { signal, onEvent }: Listening<unknown>): Listening<unknown> => ({
  signal,
  onEvent: (event) => onEvent(route.events?.parse(event)),
})

function mapValues<V, R>(object: Record<string, V>, map: (value: V) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))
}
