import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cipherOf, encryptedRequest, encryptedVerse } from '../test-support/encryption.ts'
import { scratchPath } from '../test-support/scratch.ts'
import type { Database } from './db/client.ts'
import { EncryptionKeyMissing } from './db/key-check.ts'
import { addKey, type KeySource, newSecret, parseSecret } from './db/key-source.ts'
import { encryptedTables } from './db/reencrypt.ts'
import { encryptionKeys, prayerRequests, savedScriptures, scriptureVerses, users } from './db/schema.ts'
import { openTestDatabase } from './db/testing.ts'
import { createEncryption } from './encryption.ts'

let database: Database & { truncate(): Promise<void> }
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

const log = { info: () => undefined }
const open = (source: KeySource) => createEncryption({ source, database, log })
const given = (...written: string[]): KeySource => ({
  secrets: written.map((each) => parseSecret(each) ?? Buffer.alloc(0)),
})
const noted = async () => (await database.orm.select().from(encryptionKeys)).map(({ id }) => id)

async function person() {
  const [row] = await database.orm.insert(users).values({ issuer: 'email', subject: 'anna' }).returning()
  if (!row) throw new Error('no row')
  return row.id
}

describe('a key file', () => {
  test('is made at the first start, for its owner alone, and found again at the next', async () => {
    const file = `${scratchPath()}/keys`
    const first = open({ file })
    await first.prepare()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const again = open({ file })
    await again.prepare()
    expect(again.cipher.currentKeyId()).toBe(first.cipher.currentKeyId())
    expect(await noted()).toEqual([first.cipher.currentKeyId()])
  })

  test('that is gone is not replaced: the start says which key is missing and what to do, and makes none', async () => {
    const file = `${scratchPath()}/keys`
    await open({ file }).prepare()
    rmSync(file)
    const failing = open({ file }).prepare()
    await expect(failing).rejects.toThrow(EncryptionKeyMissing)
    await expect(failing).rejects.toThrow(`${file} does not contain. Put that file back`)
    expect(existsSync(file)).toBe(false)
  })

  test('that holds something else is named with the line', async () => {
    const file = scratchPath()
    writeFileSync(file, `${newSecret()}\nnot a key\n`)
    await expect(open({ file }).prepare()).rejects.toThrow(`Line 2 of the key file ${file} is not a key`)
  })

  test('of two programs that start at once on one database, one makes the key', async () => {
    const file = `${scratchPath()}/keys`
    const [one, two] = [open({ file }), open({ file })]
    await Promise.all([one.prepare(), two.prepare()])
    expect(one.cipher.currentKeyId()).toBe(two.cipher.currentKeyId())
  })
})

test('a key that does not open what is there refuses the start; the right one beside it does not', async () => {
  const [former, present] = [newSecret(), newSecret()]
  await open(given(former)).prepare()
  await expect(open(given(present)).prepare()).rejects.toThrow('ENCRYPTION_KEYS does not include')
  await open(given(present, former)).prepare()
  await expect(open(given(present)).prepare()).rejects.toThrow(cipherOf(former).currentKeyId())
})

test('every column of encrypted text is part of a rotation', () => {
  const columns = encryptedTables.flatMap(({ encrypted }) => encrypted.map(([, { name }]) => name))
  expect(columns.toSorted()).toEqual(['challenge', 'name', 'notes', 'prayer_text', 'reading', 'user_reflection'])
})

describe('a rotation', () => {
  const [former, present] = [newSecret(), newSecret()]
  const [old, current] = [cipherOf(former), cipherOf(present)]
  const verse = { verseId: 'John.3.16', text: 'For God', reference: 'John 3:16' }

  async function fill(count: number) {
    await database.orm
      .insert(scriptureVerses)
      .values({ id: 'John.3.16', ...verse })
      .onConflictDoNothing()
    await open(given(former)).prepare()
    const userId = await person()
    const owned = { ...verse, userId }
    const requests = Array.from({ length: count }, (_, place) => ({
      userId,
      ...encryptedRequest(`name ${place}`, 'text', old),
    }))
    await database.orm.insert(prayerRequests).values(requests)
    await database.orm.insert(savedScriptures).values({ ...owned, ...encryptedVerse(owned, 'Layoffs', old) })
    return owned
  }
  const names = async (cipher: typeof current) =>
    (await database.orm.select().from(prayerRequests)).map(({ id, name }) =>
      cipher.decrypt(prayerRequests.name, id, name),
    )

  test('encrypts every row with the new key, keyed hashes too, and the former one is no longer needed', async () => {
    const owned = await fill(210)
    const encryption = open(given(present, former))
    await encryption.prepare()
    expect(await encryption.reencryptFormer()).toBe(211)
    expect(await noted()).toEqual([current.currentKeyId()])
    expect((await names(current)).toSorted()).toEqual(
      Array.from({ length: 210 }, (_, place) => `name ${place}`).toSorted(),
    )
    const [kept] = await database.orm.select().from(savedScriptures)
    expect(kept?.challengeHmac).toBe(encryptedVerse(owned, 'Layoffs', current).challengeHmac)
    await open(given(present)).prepare()
    expect(await encryption.reencryptFormer()).toBe(0)
  })

  test('that is broken off goes on where it stopped, and until then both keys are needed', async () => {
    await fill(210)
    let transactions = 0
    const breaking: Database = {
      ...database,
      withTransaction: (work) => {
        if (++transactions === 4) throw new Error('killed')
        return database.withTransaction(work)
      },
    }
    const broken = createEncryption({ source: given(present, former), database: breaking, log })
    await broken.prepare()
    await expect(broken.reencryptFormer()).rejects.toThrow('killed')
    await expect(open(given(present)).prepare()).rejects.toThrow(EncryptionKeyMissing)
    const again = open(given(present, former))
    await again.prepare()
    const rest = await again.reencryptFormer()
    expect(rest).toBeGreaterThan(0)
    expect(rest).toBeLessThan(211)
    expect(await names(current)).toHaveLength(210)
  })

  test('does not undo what somebody writes meanwhile', async () => {
    await fill(1)
    let transactions = 0
    const racing: Database = {
      ...database,
      async withTransaction(work) {
        // Two checks of the keys come first; then the batch, read by now, is written.
        if (++transactions === 3) {
          const [row] = await database.orm.select().from(prayerRequests)
          const name = old.encrypt(prayerRequests.name, row?.id ?? '', 'written meanwhile')
          await database.orm.update(prayerRequests).set({ name })
        }
        return database.withTransaction(work)
      },
    }
    const encryption = createEncryption({ source: given(present, former), database: racing, log })
    await encryption.prepare()
    await encryption.reencryptFormer()
    expect(transactions).toBeGreaterThan(3)
    expect(await names(current)).toEqual(['written meanwhile'])
  })

  test('of a key file is taken up by the running program', async () => {
    const file = `${scratchPath()}/keys`
    const running = open({ file })
    await running.prepare()
    const before = running.cipher.currentKeyId()
    addKey(file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2)
    await running.reencryptFormer()
    expect(running.cipher.currentKeyId()).not.toBe(before)
    expect(await noted()).toEqual([running.cipher.currentKeyId()])
  })
})

test('challenges that a former version left in clear are encrypted at the start, and the clear ones are gone', async () => {
  await database.orm
    .insert(scriptureVerses)
    .values({ id: 'John.3.16', text: 'For God', reference: 'John 3:16' })
    .onConflictDoNothing()
  const userId = await person()
  await database.orm.execute(sql`insert into saved_scriptures (user_id, verse_id, text, reference, challenge, challenge_hmac)
    select ${userId}, 'John.3.16', 'For God', 'John 3:16', 'unmistakable ' || n, 'plain:' || n from generate_series(1, 60) n`)
  const encryption = open(given(newSecret()))
  await encryption.prepare()
  const rows = await database.orm.select().from(savedScriptures)
  const challenges = rows.map(({ id, challenge }) =>
    encryption.cipher.decrypt(savedScriptures.challenge, id, challenge),
  )
  expect(challenges.toSorted()).toEqual(Array.from({ length: 60 }, (_, n) => `unmistakable ${n + 1}`).toSorted())
  expect(JSON.stringify(rows)).not.toContain('unmistakable')
  expect(new Set(rows.map(({ challengeHmac }) => challengeHmac)).size).toBe(60)
})
