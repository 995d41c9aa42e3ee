import * as z from 'zod/mini'

/** A reply that was checked and written as JSON before anybody asked for it. `T`: what the JSON holds. */
export class WrittenReply<T> {
  declare readonly holds: T
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

/**
 * Writes replies that are one list of entries known at start: each entry is checked and turned into JSON once.
 * @param key the name of the list in the reply
 * @throws ZodError for an entry that does not fit
 */
export function writeList<K extends string, T extends object>(key: K, schema: z.ZodMiniType<T>, entries: readonly T[]) {
  const written = new Map(entries.map((entry) => [entry, JSON.stringify(z.parse(schema, entry))]))
  const start = `{${JSON.stringify(key)}:[`
  return (list: readonly T[]) => {
    let json = start
    for (const entry of list) {
      if (json !== start) json += ','
      json += written.get(entry) ?? JSON.stringify(z.parse(schema, entry))
    }
    return new WrittenReply<Record<K, T[]>>(`${json}]}`)
  }
}
