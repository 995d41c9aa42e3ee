import { like, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import type { Cipher } from './encryption.ts'
import { ofEverybody, ownedTable } from './owned.ts'
import { savedVerseHmac } from './saved-verse-hmac.ts'
import { plainMark, savedScriptures } from './schema.ts'

const batch = 500

/**
 * Encrypts the challenges that versions before encryption left in clear; the migration marked them. Their table is then written
 * anew, because the database keeps former contents of a row in its file.
 * @returns how many there were
 */
export async function encryptFormerRows({ orm, withTransaction }: Database, cipher: Cipher): Promise<number> {
  const { id, userId, deviceScope, verseId, challenge, challengeHmac } = savedScriptures
  let count = 0
  for (;;) {
    const rows = await orm
      .select({ id, userId, deviceScope, verseId, challenge, challengeHmac })
      .from(savedScriptures)
      .where(like(challengeHmac, `${plainMark}%`))
      .limit(batch)
    if (rows.length === 0) break
    await withTransaction(async (tx) => {
      for (const row of rows) {
        // The one place where a value of this column is in clear.
        const words: string = row.challenge
        const change = {
          challenge: cipher.encrypt(challenge, row.id, words),
          challengeHmac: savedVerseHmac(cipher, row, words),
        }
        const same = sql`${id} = ${row.id} and ${challengeHmac} = ${row.challengeHmac}`
        await ownedTable(tx, savedScriptures).update(ofEverybody(savedScriptures, same), change)
      }
    })
    count += rows.length
  }
  if (count > 0) {
    await orm.execute(sql`vacuum full ${savedScriptures}`)
    await orm.execute(sql`checkpoint`).catch(() => undefined)
  }
  return count
}
