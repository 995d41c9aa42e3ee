import { randomUUIDv7 } from 'node:crypto'
import { desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import type { Cipher } from '../../db/encryption.ts'
import { ofDevice, ofEverybody, ownedBy, ownedTable } from '../../db/owned.ts'
import { prayerRequests } from '../../db/schema.ts'
import type { Owner, Scopes } from '../../owner.ts'
import { readingFrom, type StoredReading, writtenReading } from './reading.ts'

type Row = typeof prayerRequests.$inferSelect

/** The words of a request, as their writer wrote them. */
export type Words = { name: string; prayerText: string; notes: string | null }
export type Request = Words &
  Pick<Row, 'id' | 'isAnswered' | 'answeredDate' | 'createdAt' | 'updatedAt'> & {
    reading: StoredReading | null
  }

/** A request with what tells its present words from every other state of them. */
export type Seen = Request & { state: Row['reading'] }
/** A request of another time or server. */
export type Kept = Omit<Request, 'reading'>
export type Answer = { isAnswered: false } | { isAnswered: true; date: Date | null }
/** The place in the list after which a page begins. */
export type Cursor = { id: string; createdAt: string }
export type Filter = { isAnswered?: boolean | undefined; after?: Cursor | undefined; limit: number }

const { id: idColumn, name, prayerText, notes, reading } = prayerRequests

/** To the microsecond, which a date of JavaScript does not hold. */
const exactTime = sql<string>`${prayerRequests.createdAt}::text`

/** Encrypts what is written and decrypts what is read; nothing in clear passes through here to the database. */
export function createPrayerRequestsStore(orm: Orm, cipher: Cipher) {
  const requests = ownedTable(orm, prayerRequests)
  const isThere = isNull(prayerRequests.deletedAt)
  const living = (owner: Owner, ...more: (SQL | undefined)[]) => ownedBy(prayerRequests, owner, isThere, ...more)
  const one = (owner: Owner, id: string, ...more: SQL[]) => living(owner, eq(idColumn, id), ...more)

  return {
    /** Newest first. */
    async page(owner: Owner, { isAnswered, after, limit }: Filter): Promise<(Seen & { cursor: Cursor })[]> {
      const isOlder =
        after && sql`(${prayerRequests.createdAt}, ${idColumn}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
      const isWanted = isAnswered === undefined ? undefined : eq(prayerRequests.isAnswered, isAnswered)
      const rows = await orm
        .select({ row: prayerRequests, at: exactTime })
        .from(prayerRequests)
        .where(living(owner, isWanted, isOlder))
        .orderBy(desc(prayerRequests.createdAt), desc(idColumn))
        .limit(limit)
      return rows.map(({ row, at }) => ({ ...seen(row), cursor: { id: row.id, createdAt: at } }))
    },

    /** Where a request stands in its owner's list. */
    async cursor(owner: Owner, id: string): Promise<Cursor | undefined> {
      const [row] = await orm.select({ id: idColumn, createdAt: exactTime }).from(prayerRequests).where(one(owner, id))
      return row
    },

    /** Nothing of it is decrypted. */
    times: (owner: Owner) =>
      orm
        .select({ createdAt: prayerRequests.createdAt, answeredDate: prayerRequests.answeredDate })
        .from(prayerRequests)
        .where(living(owner)),

    count: (owner: Owner) => orm.$count(prayerRequests, living(owner)),

    async find(owner: Owner, id: string): Promise<Seen | undefined> {
      const [row] = await orm.select().from(prayerRequests).where(one(owner, id))
      return row && seen(row)
    },

    /** The request that an entry of a browser became, even when it was deleted since. */
    async findEntry(owner: Owner, idempotencyKey: string): Promise<Request | undefined> {
      const theirs = ownedBy(prayerRequests, owner, eq(prayerRequests.idempotencyKey, idempotencyKey))
      const [row] = await orm.select().from(prayerRequests).where(theirs)
      return row && opened(row)
    },

    /** @returns undefined when the same entry was written before */
    async add(
      owner: Owner,
      words: Words & { reading: StoredReading | null },
      { now, idempotencyKey }: { now: Date; idempotencyKey: string | null },
    ): Promise<Request | undefined> {
      const id = randomUUIDv7()
      const row = { id, ...sealed(id, words), idempotencyKey, createdAt: now, updatedAt: now }
      const [added] = await requests.insert(owner, row).onConflictDoNothing().returning()
      return added && opened(added)
    },

    /** @returns undefined when the words were changed by somebody else since they were seen */
    async rewrite(
      owner: Owner,
      { id, state }: Seen,
      words: Words & { reading: StoredReading | null },
      answer: Answer | undefined,
      now: Date,
    ) {
      const change = { ...sealed(id, words), ...answered(answer, now), updatedAt: now }
      const [row] = await requests.update(one(owner, id, eq(reading, state)), change).returning()
      return row && opened(row)
    },

    /** Notes how words are read that nobody had read before. */
    async noteReading(owner: Owner, { id, state }: Seen, found: StoredReading) {
      await requests.update(one(owner, id, eq(reading, state)), {
        reading: cipher.encrypt(reading, id, writtenReading(found)),
      })
    },

    /** Adds one of another time, unread. */
    async addKept(owner: Owner, { id, name, prayerText, notes, ...rest }: Kept) {
      await requests.insert(owner, { id, ...rest, ...sealed(id, { name, prayerText, notes, reading: null }) })
    },

    /** Ids of all requests of an owner, once those are gone for good that were deleted. */
    async ids(owner: Owner): Promise<Set<string>> {
      await requests.delete(ownedBy(prayerRequests, owner, isNotNull(prayerRequests.deletedAt)))
      const rows = await orm.select({ id: idColumn }).from(prayerRequests).where(living(owner))
      return new Set(rows.map(({ id }) => id))
    },

    async answer(owner: Owner, id: string, answer: Answer, now: Date): Promise<Request | undefined> {
      const [row] = await requests.update(one(owner, id), { ...answered(answer, now), updatedAt: now }).returning()
      return row && opened(row)
    },

    /** @returns whether there was such a request */
    async remove(owner: Owner, id: string, now: Date): Promise<boolean> {
      const gone = await requests.update(one(owner, id), { deletedAt: now }).returning({ id: idColumn })
      return gone.length > 0
    },

    /** Brings back what was deleted after a moment. */
    async restore(owner: Owner, id: string, deletedAfter: Date) {
      const recent = ownedBy(prayerRequests, owner, eq(idColumn, id), gt(prayerRequests.deletedAt, deletedAfter))
      await requests.update(recent, { deletedAt: null })
    },

    /** For good, of everybody. */
    async removeDeletedBefore(moment: Date) {
      await requests.delete(ofEverybody(prayerRequests, lte(prayerRequests.deletedAt, moment)))
    },

    /** The unowned requests of a device become the user's. Should both have made one entry, both are kept. */
    async claim(scopes: Scopes, userId: string) {
      for (const scope of scopes) await claimOne(scope, userId)
    },

    /** Everything of a person. */
    async erase(userId: string) {
      await requests.delete(ownedBy(prayerRequests, { kind: 'user', userId }))
    },
  }

  async function claimOne(scope: string, userId: string) {
    const theirs = orm
      .select({ key: prayerRequests.idempotencyKey })
      .from(prayerRequests)
      .where(ownedBy(prayerRequests, { kind: 'user', userId }, isNotNull(prayerRequests.idempotencyKey)))
    const twice = ofDevice(prayerRequests, [scope], inArray(prayerRequests.idempotencyKey, theirs))
    await requests.update(twice, { idempotencyKey: null })
    await requests.hand(ofDevice(prayerRequests, [scope]), userId)
  }

  function sealed(id: string, words: Words & { reading: StoredReading | null }) {
    return {
      name: cipher.encrypt(name, id, words.name),
      prayerText: cipher.encrypt(prayerText, id, words.prayerText),
      notes: words.notes === null ? null : cipher.encrypt(notes, id, words.notes),
      reading: cipher.encrypt(reading, id, writtenReading(words.reading)),
    }
  }

  function seen(row: Row): Seen {
    return { ...opened(row), state: row.reading }
  }

  function opened({ id, isAnswered, answeredDate, createdAt, updatedAt, ...row }: Row): Request {
    return {
      id,
      name: cipher.decrypt(name, id, row.name),
      prayerText: cipher.decrypt(prayerText, id, row.prayerText),
      notes: row.notes === null ? null : cipher.decrypt(notes, id, row.notes),
      reading: readingFrom(cipher.decrypt(reading, id, row.reading)),
      isAnswered,
      answeredDate,
      createdAt,
      updatedAt,
    }
  }
}

/** Answered again without a date, a prayer keeps the date it has. */
function answered(answer: Answer | undefined, now: Date) {
  if (!answer) return {}
  if (!answer.isAnswered) return { isAnswered: false, answeredDate: null }
  const date = answer.date ?? sql`coalesce(${prayerRequests.answeredDate}, ${now.toISOString()}::timestamptz)`
  return { isAnswered: true, answeredDate: date as Date }
}
