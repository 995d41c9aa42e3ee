import type { IncomingHttpHeaders } from 'node:http'

/** How the stub answers one request. */
export type Scenario = Says | Fails

export type Says = {
  does: 'say'
  text: string
  /** How the answer ends. `refusal` says the text as a refusal. */
  ends?: 'stop' | 'length' | 'content-filter' | 'refusal'
  /** `before` never begins; `within` stops for good after the first pieces of a stream. */
  hangs?: 'before' | 'within'
  /** Closes the connection after the first pieces. */
  breaksOff?: boolean
}

export type Failure =
  | 'rate-limit'
  | 'spent'
  | 'wrong-key'
  | 'no-model'
  | 'no-schema'
  | 'too-long'
  | 'server'
  | 'overloaded'

export type Fails = {
  does: 'fail'
  failure: Failure
  headers?: Record<string, string>
  /** Told inside a stream that has begun, where the vendor can. */
  midStream?: boolean
  /** Keeps the connection open after a failure that is told inside a stream. */
  hangs?: boolean
}

/** What a stub read of a request. */
export type Asked = { system: string; prompt: string; streams: boolean; schema: unknown }

export type VendorError = { status: number; body: unknown }

/** One vendor's way to speak, as far as it is used. */
export type Wire = {
  matches(path: string): boolean
  key(headers: IncomingHttpHeaders): string | undefined
  /** The vendor's answer to a request that it would not take; undefined for a good one. */
  fault(body: Body): VendorError | undefined
  asked(body: Body, path: string): Asked
  /** `echo` is what a careless vendor repeats in its message. */
  failure(failure: Failure, echo: string): VendorError
  whole(says: Says): unknown
  /** Events of the stream: its beginning, one for each piece, its end. */
  stream(says: Says, pieces: readonly string[]): { begin: string[]; pieces: string[]; end: string[] }
  streamFailure(failure: Failure, echo: string): string[]
}

export type Body = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Walks into JSON that nobody has described: `at(body, 'text', 'format')`. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (one, key) => (typeof one === 'object' && one !== null ? Reflect.get(one, key) : undefined),
    value,
  )
}

export const unknownKey = (body: Body, known: readonly string[]) =>
  Object.keys(body).find((key) => !known.includes(key))

export const texts = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.map((part) => texts(at(part, 'text'))).join('') : ''

/** What OpenAI's strict mode says of a schema, as the place of the first fault. */
export function strictFault(schema: unknown, place = '()'): string | undefined {
  if (!isRecord(schema)) return undefined
  const forbidden = ['minLength', 'maxLength', 'minItems', 'maxItems', 'default'].find((key) => key in schema)
  if (forbidden) return `In context=${place}, '${forbidden}' is not permitted.`
  const properties = schema['properties']
  if (isRecord(properties)) {
    if (schema['additionalProperties'] !== false)
      return `In context=${place}, 'additionalProperties' is required to be false.`
    const required = schema['required']
    const missing = Object.keys(properties).find((key) => !Array.isArray(required) || !required.includes(key))
    if (missing) return `In context=${place}, 'required' must hold every key in properties. Missing '${missing}'.`
    for (const [key, one] of Object.entries(properties)) {
      const fault = strictFault(one, `${place}.${key}`)
      if (fault) return fault
    }
  }
  return strictFault(schema['items'], `${place}.items`)
}

export const sse = (data: unknown, event?: string) =>
  `${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
