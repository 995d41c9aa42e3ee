import type * as z from 'zod/mini'

/** One call of the product's API, declared once: the server binds it, the client and the OpenAPI page are made from it. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path parameters are written `{name}`, as in OpenAPI. */
  readonly path: `/api/${string}`
  readonly summary: string
  /** Who may call: anyone; an actor (a signed-in user or a device); a signed-in user only. */
  readonly access: 'anyone' | 'actor' | 'user'
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly body?: z.ZodMiniObject
  /** Largest body in bytes, where it may be more than elsewhere. */
  readonly mostBytes?: number
  /** The fields of query and body that hold a person's own words: they are read for danger, and the reply says what was heard. */
  readonly freeText?: readonly string[]
  /** What the reply holds; a reply that does not fit is a fault of the server (500). Absent: 204, no body. */
  readonly reply?: z.ZodMiniType
  /** What the call sends while it works, to a caller that accepts `text/event-stream`; others receive the reply alone. */
  readonly events?: z.ZodMiniType
  /** Status of a success; 200 with a reply and 204 without one unless told. */
  readonly status?: 201 | 202
}

type Part<R extends Route, K extends 'params' | 'query' | 'body'> =
  R extends Record<K, infer S extends z.ZodMiniType> ? Record<K, z.output<S>> : unknown

/** What a handler is given and a client gives: the parts that the route declares, parsed. */
export type Input<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>

/** What a handler answers and a client receives. */
export type Reply<R extends Route> = R extends { reply: infer S extends z.ZodMiniType } ? z.output<S> : undefined

/** One event of a call that streams. */
export type EventOf<R extends Route> = R extends { events: infer S extends z.ZodMiniType } ? z.output<S> : never

export const defineRoutes = <const T extends Record<string, Route>>(routes: T) => routes
