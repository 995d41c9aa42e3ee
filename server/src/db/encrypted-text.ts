import { customType } from 'drizzle-orm/pg-core'

declare const encryptedIn: unique symbol

/** Words of a person as the database holds them. Only a `Cipher` makes one, so that words in clear are no such value. */
export type Encrypted<Column extends string = string> = string & { readonly [encryptedIn]: Column }

const marks = new WeakSet<object>()

/** A column of encrypted text. It takes what was encrypted for a column of its name and nothing else. */
export function encryptedText<const Column extends string>(name: Column) {
  const make = customType<{ data: Encrypted<Column>; driverData: string }>({ dataType: () => 'text' })
  const column = make(name)
  marks.add(configOf(column))
  return column
}

/** Whether a column of a table was made by `encryptedText`. */
export const isEncryptedText = (column: object): boolean => marks.has(configOf(column))

const configOf = (column: object) => (column as { config: object }).config
