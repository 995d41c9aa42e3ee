import { and, asc, eq, getTableColumns, gt, inArray, is, isNotNull, notLike, or, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database, Orm } from './database.ts'
import { type Encrypted, isEncryptedText } from './encrypted-text.ts'
import { type Cipher, prefixOf } from './encryption.ts'
import { formerKeys } from './key-check.ts'
import { savedVerseHmac } from './saved-verse-hmac.ts'
import * as schema from './schema.ts'

type EncryptedColumn = PgColumn & { _: { data: Encrypted } }
type Values = Record<string, string | null>
type EncryptedTable = {
  table: PgTable & { id: PgColumn }
  encrypted: [name: string, column: EncryptedColumn][]
  /** Every column that is read, and must be unchanged when the row is written. */
  read: Record<string, PgColumn>
  /** What else is made of the words and the key. */
  derive(cipher: Cipher, row: Values, words: Values): Values
}

const batch = 200

const { challengeHmac, userId, deviceScope, verseId } = getTableColumns(schema.savedScriptures)
const savedVerses: Pick<EncryptedTable, 'read' | 'derive'> = {
  read: { challengeHmac, userId, deviceScope, verseId },
  derive(cipher, { userId: user, deviceScope: scope, verseId: verse }, { challenge }) {
    const place = { userId: user ?? null, deviceScope: scope ?? null, verseId: verse ?? '' }
    return { challengeHmac: savedVerseHmac(cipher, place, challenge ?? '') }
  },
}

/** Every table with encrypted columns: being in the schema makes a column part of each rotation. */
export const encryptedTables: readonly EncryptedTable[] = Object.values(schema).flatMap((part) => {
  if (!is(part, PgTable)) return []
  const columns: Record<string, PgColumn> = getTableColumns(part)
  const encrypted = Object.entries(columns).filter(([, column]) =>
    isEncryptedText(column),
  ) as EncryptedTable['encrypted']
  if (encrypted.length === 0) return []
  const table = part as EncryptedTable['table']
  const read = Object.fromEntries(encrypted)
  return [
    table === (schema.savedScriptures as PgTable)
      ? { table, encrypted, read: { ...read, ...savedVerses.read }, derive: savedVerses.derive }
      : { table, encrypted, read, derive: () => ({}) },
  ]
})

/** Encrypts with the current key what a former one encrypted, then forgets the former ones. @returns rows written */
export async function reencrypt(database: Pick<Database, 'orm' | 'withTransaction'>, cipher: Cipher): Promise<number> {
  const current = cipher.currentKeyId()
  const former = await formerKeys(database, current)
  if (former.length === 0) return 0
  let written = 0
  // A second look finds what was written with a former key while the first one passed.
  for (let found = -1; found !== 0; written += found) {
    found = 0
    for (const table of encryptedTables) found += await reencryptTable(database, cipher, table)
  }
  await database.orm.delete(schema.encryptionKeys).where(inArray(schema.encryptionKeys.id, former))
  return written
}

/** In small transactions from row to row, beside people who read and write; what it leaves undone, the next run does. */
async function reencryptTable(
  { orm, withTransaction }: Pick<Database, 'orm' | 'withTransaction'>,
  cipher: Cipher,
  table: EncryptedTable,
): Promise<number> {
  let written = 0
  let last: string | undefined
  for (;;) {
    const rows = await formerRows(orm, cipher, table, last)
    if (rows.length === 0) return written
    await withTransaction(async (tx) => {
      for (const row of rows) written += await reencryptRow(tx, cipher, table, row)
    })
    last = rows.at(-1)?.['id'] ?? undefined
    if (rows.length < batch) return written
  }
}

function formerRows(orm: Orm, cipher: Cipher, { table, encrypted, read }: EncryptedTable, after: string | undefined) {
  const pattern = `${prefixOf(cipher.currentKeyId())}%`
  const isFormer = or(...encrypted.map(([, column]) => and(isNotNull(column), notLike(column, pattern))))
  return orm
    .select({ id: table.id, ...read })
    .from(table)
    .where(and(after === undefined ? undefined : gt(table.id, after), isFormer))
    .orderBy(asc(table.id))
    .limit(batch) as Promise<Values[]>
}

/** @returns 1, or 0 for a row that somebody changed meanwhile */
async function reencryptRow(orm: Orm, cipher: Cipher, part: EncryptedTable, row: Values): Promise<number> {
  const { table, encrypted, read, derive } = part
  const id = String(row['id'])
  const words: Values = {}
  const change: Values = {}
  for (const [name, column] of encrypted) {
    const value = row[name]
    if (value == null) continue
    words[name] = cipher.decrypt(column, id, value as Encrypted)
    change[name] = cipher.encrypt(column, id, words[name])
  }
  const unchanged = Object.entries(read).map(([name, column]): SQL => sql`${column} is not distinct from ${row[name]}`)
  const done = await orm
    .update(table as PgTable)
    .set({ ...change, ...derive(cipher, row, words) })
    .where(and(eq(table.id, id), ...unchanged))
    .returning({ id: table.id })
  return done.length
}
