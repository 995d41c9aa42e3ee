import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { encryptedRequest, encryptedVerse } from '../../test-support/encryption.ts'
import { emptyPostgres } from '../../test-support/postgres.ts'
import { type Database, type Orm, openDatabase } from './client.ts'
import { openInMemory } from './embedded.ts'
import * as schema from './schema.ts'
import { emptyDump } from './test-dump.ts'

const { users, scriptureVerses, savedScriptures, userVerseHistory, prayerRequests, sessions } = schema

const kinds: Record<Database['kind'], () => Promise<{ database: Database; stop(): Promise<void> }>> = {
  embedded: async () => {
    const database = await openInMemory(await emptyDump())
    return { database, stop: () => database.close() }
  },
  postgres: async () => {
    const server = await emptyPostgres()
    const database = await openDatabase(await server.createDatabase())
    const stop = async () => {
      await database.close()
      await server.stop()
    }
    return { database, stop }
  },
}

describe.each(['embedded', 'postgres'] as const)('the rules that the %s database keeps', (kind) => {
  let opened: Awaited<ReturnType<(typeof kinds)[typeof kind]>>
  let orm: Orm
  let anna: string
  beforeAll(async () => {
    opened = await kinds[kind]()
    orm = opened.database.orm
    await orm.insert(scriptureVerses).values({ id: 'John.3.16', text: 'For God...', reference: 'John 3:16' })
  })
  afterAll(() => opened.stop())
  beforeEach(async () => {
    await orm.execute(sql`truncate users, sessions, saved_scriptures, prayer_requests cascade`)
    anna = await addUser('anna')
  })

  const addUser = async (subject: string) => {
    const [row] = await orm.insert(users).values({ issuer: 'email', subject }).returning({ id: users.id })
    if (!row) throw new Error('no row')
    return row.id
  }
  const verseId = 'John.3.16'
  const verse = { verseId, text: 'For God...', reference: 'John 3:16' }
  const keepForAnna = (challenge: string) => {
    const owned = { ...verse, userId: anna }
    return orm.insert(savedScriptures).values({ ...owned, ...encryptedVerse(owned, challenge) })
  }
  const device = { deviceId: 'device-1', deviceScope: 'scope-1' }

  test('a user is one by issuer and subject together', async () => {
    await expect(addUser('anna')).rejects.toThrow(violating('users_issuer_subject'))
    await orm.insert(users).values({ issuer: 'https://id.example.org', subject: 'anna' })
  })

  test('a new user is trialing; a status is a known one or none', async () => {
    const [row] = await orm.select({ status: users.subscriptionStatus }).from(users)
    expect(row).toEqual({ status: 'trialing' })
    await orm.update(users).set({ subscriptionStatus: null })
    const unknown: SQL = sql`update users set subscription_status = 'gold'`
    await expect(orm.execute(unknown)).rejects.toThrow(violating('users_subscription_status_known'))
  })

  test('a user keeps a verse once for a challenge, however long its words', async () => {
    const long = 'ünfair '.repeat(500)
    await keepForAnna(long)
    await expect(keepForAnna(long)).rejects.toThrow(violating('saved_scriptures_once_user'))
    await keepForAnna(`${long}!`)
  })

  test('a device keeps a verse once for a challenge; what it handed to a user does not count', async () => {
    const keep = () =>
      orm.insert(savedScriptures).values({ ...verse, ...device, ...encryptedVerse({ ...verse, ...device }, 'General') })
    await keep()
    await expect(keep()).rejects.toThrow(violating('saved_scriptures_once_device'))
    await orm.update(savedScriptures).set({ userId: anna })
    await keep()
  })

  test('a kept verse is one of the curated', async () => {
    const unknown = orm
      .insert(savedScriptures)
      .values({ ...verse, ...encryptedVerse(verse, 'General'), verseId: 'Hezekiah.1.1', userId: anna })
    await expect(unknown).rejects.toThrow(violating('saved_scriptures_verse_id'))
  })

  test('a row of somebody has an owner', async () => {
    const nobodys = { deviceId: 'device-1' }
    await expect(
      orm.insert(savedScriptures).values({ ...verse, ...encryptedVerse(verse, 'General'), ...nobodys }),
    ).rejects.toThrow(violating('saved_scriptures_owned'))
    await expect(orm.insert(prayerRequests).values({ ...nobodys, ...encryptedRequest('Rest') })).rejects.toThrow(
      violating('prayer_requests_owned'),
    )
  })

  test('a person has one verse a day, and as many others as they ask for', async () => {
    const shownDate = '2026-03-02'
    const show = (person: { userId: string } | { sessionId: string }, kindShown: 'daily' | 'random') =>
      orm.insert(userVerseHistory).values({ ...person, verseId, kind: kindShown, shownDate })
    await show({ userId: anna }, 'daily')
    await show({ sessionId: 's1' }, 'daily')
    await show({ sessionId: 's2' }, 'daily')
    await show({ userId: anna }, 'random')
    await show({ userId: anna }, 'random')
    await expect(show({ userId: anna }, 'daily')).rejects.toThrow(violating('user_verse_history_daily_user'))
    await expect(show({ sessionId: 's1' }, 'daily')).rejects.toThrow(violating('user_verse_history_daily_session'))
  })

  test('of many who write the verse of one day at once, one wins', async () => {
    const writes = Array.from({ length: 8 }, () =>
      orm
        .insert(userVerseHistory)
        .values({ userId: anna, verseId, kind: 'daily', shownDate: '2026-03-02' })
        .onConflictDoNothing()
        .returning({ id: userVerseHistory.id }),
    )
    expect((await Promise.all(writes)).flat()).toHaveLength(1)
  })

  test('with a user goes all that is theirs', async () => {
    await keepForAnna('General')
    await orm.insert(prayerRequests).values({ userId: anna, ...encryptedRequest('Rest') })
    await orm.delete(users).where(eq(users.id, anna))
    expect(await orm.select().from(savedScriptures)).toEqual([])
    expect(await orm.select().from(prayerRequests)).toEqual([])
  })

  test('moments, lists and JSON come back as they went in', async () => {
    const expire = new Date('2026-03-02T09:00:00.123Z')
    await orm.insert(sessions).values({ sid: 's', userId: anna, sess: { at: [1, 'zwei'] }, expire })
    expect(await orm.select().from(sessions)).toMatchObject([{ sid: 's', sess: { at: [1, 'zwei'] }, expire }])
    const topics = ['work, rest', '"joy"', 'Ἰησοῦς']
    await orm.update(scriptureVerses).set({ topics })
    expect(await orm.select({ topics: scriptureVerses.topics }).from(scriptureVerses)).toEqual([{ topics }])
  })
})

/** Drizzle tells the query; the database's own words are in the cause. */
function violating(constraint: string) {
  return expect.objectContaining({
    cause: expect.objectContaining({ message: expect.stringContaining(constraint) as string }) as Error,
  }) as Error
}
