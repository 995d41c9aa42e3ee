import { ne, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import type { KeySource, openKeyring } from './key-source.ts'
import { encryptionKeys } from './schema.ts'

/** Rows were written with a key that is not at hand; nothing was changed. `message` says what to do. */
export class EncryptionKeyMissing extends Error {
  constructor(ids: readonly string[], source: KeySource) {
    const place =
      'file' in source
        ? `the key file ${source.file} does not contain. Put that file back from your copy, or set ENCRYPTION_KEYS.`
        : 'ENCRYPTION_KEYS does not include. Add it there, after the current one.'
    super(
      `Lampstand cannot start: what people wrote in this database is encrypted with the key ${ids.join(' and ')}, which ${place} ` +
        'Nothing was changed. Without that key nobody can read those words again (docs/operations.md).',
    )
    this.name = 'EncryptionKeyMissing'
  }
}

type Parts = {
  database: Pick<Database, 'orm' | 'withTransaction'>
  source: KeySource
  keyring: ReturnType<typeof openKeyring>
}

/**
 * Loads the keys and notes the current one in the database, which thus knows which keys its rows need; makes the first key for a
 * database that needs none yet.
 * @throws EncryptionKeyMissing
 */
export async function checkKeys({ database, source, keyring }: Parts) {
  keyring.load()
  await database.withTransaction(async (tx) => {
    // Two servers that start at once on an empty database must not both bring a key of their own.
    await tx.execute(sql`lock table ${encryptionKeys} in share row exclusive mode`)
    const needed = (await tx.select({ id: encryptionKeys.id }).from(encryptionKeys)).map(({ id }) => id)
    const missing = needed.filter((id) => !keyring.find(id))
    if (missing.length > 0) throw new EncryptionKeyMissing(missing, source)
    if (keyring.all().length === 0) await keyring.create()
    await tx.insert(encryptionKeys).values({ id: keyring.current().id }).onConflictDoNothing()
  })
}

/** Keys other than the current one with which rows may still be encrypted. */
export async function formerKeys({ orm }: Pick<Database, 'orm'>, currentId: string): Promise<string[]> {
  const rows = await orm.select({ id: encryptionKeys.id }).from(encryptionKeys).where(ne(encryptionKeys.id, currentId))
  return rows.map(({ id }) => id)
}
