import { createHash, randomUUIDv7 } from 'node:crypto'
import { and, desc, eq, gte, inArray, lt, not, sql } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import type { Cipher } from '../../db/encryption.ts'
import { ofDevice, ownedBy, ownedTable } from '../../db/owned.ts'
import { savedVerseHmac, savedVerseHmacs } from '../../db/saved-verse-hmac.ts'
import { savedScriptures, scriptureVerses, userVerseHistory } from '../../db/schema.ts'
import type { Owner, Scopes } from '../../owner.ts'
import { type Person, prepareHistory } from './history-statements.ts'

export type { Person } from './history-statements.ts'
export type Shown = { verseId: string; kind: Showing; shownDate: string; shownAt: Date }
type Showing = 'daily' | 'random' | 'challenge'
export type VerseRow = typeof scriptureVerses.$inferInsert
export type SavedRow = Pick<
  typeof savedScriptures.$inferSelect,
  'id' | 'verseId' | 'text' | 'reference' | 'savedAt'
> & {
  challenge: string
}
type NewSavedVerse = { id?: string; verseId: string; text: string; reference: string; challenge: string }

/** Challenges are the words of people: they are encrypted here and nowhere else. */
export function createScriptureStore(orm: Orm, cipher: Cipher) {
  const saved = ownedTable(orm, savedScriptures)
  const historyOf = (person: Person) =>
    'userId' in person ? eq(userVerseHistory.userId, person.userId) : eq(userVerseHistory.sessionId, person.sessionId)
  const dailyOn = (person: Person, date: string) =>
    and(historyOf(person), eq(userVerseHistory.kind, 'daily'), eq(userVerseHistory.shownDate, date))
  const ofPerson = prepareHistory(orm)

  return {
    /** Brings the table of verses to the curated passages of this version; others stay for the rows that name them, inactive. */
    async syncVerses(rows: readonly VerseRow[]) {
      const [stored] = await orm
        .select({ digest: storedDigest })
        .from(scriptureVerses)
        .where(eq(scriptureVerses.isActive, true))
      if (stored?.digest === digestOf(rows)) return
      await orm.transaction(async (tx) => {
        await tx
          .insert(scriptureVerses)
          .values([...rows])
          .onConflictDoUpdate({
            target: scriptureVerses.id,
            set: {
              text: sql`excluded.text`,
              reference: sql`excluded.reference`,
              topics: sql`excluded.topics`,
              theme: sql`excluded.theme`,
              isActive: true,
            },
          })
        const current = rows.map(({ id }) => id)
        await tx
          .update(scriptureVerses)
          .set({ isActive: false })
          .where(not(inArray(scriptureVerses.id, current)))
      })
    },

    /** Id of the verse that was a person's on a date (`YYYY-MM-DD`). */
    async dailyOn(person: Person, date: string): Promise<string | undefined> {
      const [row] = await ofPerson(person).dailyOn(date)
      return row?.verseId
    },

    /** Ids of a person's daily verses from a date on. */
    async dailySince(person: Person, date: string): Promise<string[]> {
      const rows = await orm
        .select({ verseId: userVerseHistory.verseId })
        .from(userVerseHistory)
        .where(and(historyOf(person), eq(userVerseHistory.kind, 'daily'), gte(userVerseHistory.shownDate, date)))
      return rows.map(({ verseId }) => verseId)
    },

    /** Writes the verse of the day, or answers the one that another request wrote first. */
    async claimDaily(person: Person, date: string, verseId: string, now: Date): Promise<string> {
      const row = { ...person, verseId, kind: 'daily' as const, shownDate: date, shownAt: now }
      const written = await orm
        .insert(userVerseHistory)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: userVerseHistory.id })
      if (written.length > 0) return verseId
      const [first] = await orm
        .select({ verseId: userVerseHistory.verseId })
        .from(userVerseHistory)
        .where(dailyOn(person, date))
      return first?.verseId ?? verseId
    },

    /** For a day whose verse is no longer among the curated ones. */
    async replaceDaily(person: Person, date: string, verseId: string) {
      await orm.update(userVerseHistory).set({ verseId }).where(dailyOn(person, date))
    },

    async recordShown(
      person: Person,
      kind: Exclude<Showing, 'daily'>,
      shown: { verseId: string; date: string; now: Date },
    ) {
      await ofPerson(person).record({ kind, ...shown })
    },

    /** Ids of the verses that a person was shown last, newest first. */
    async lastShown(person: Person, count: number, kind?: Showing): Promise<string[]> {
      const { lastOf, last } = ofPerson(person)
      const rows = kind ? await lastOf(kind, count) : await last(count)
      return rows.map(({ verseId }) => verseId)
    },

    history: (userId: string) =>
      orm
        .select({
          verseId: userVerseHistory.verseId,
          kind: userVerseHistory.kind,
          shownDate: userVerseHistory.shownDate,
          shownAt: userVerseHistory.shownAt,
          reference: scriptureVerses.reference,
        })
        .from(userVerseHistory)
        .innerJoin(scriptureVerses, eq(scriptureVerses.id, userVerseHistory.verseId))
        .where(eq(userVerseHistory.userId, userId))
        .orderBy(desc(userVerseHistory.shownAt)),

    /** What is kept and since when, without the words. */
    keptBy: (userId: string) =>
      orm
        .select({ verseId: savedScriptures.verseId, savedAt: savedScriptures.savedAt })
        .from(savedScriptures)
        .where(ownedBy(savedScriptures, { kind: 'user', userId })),

    async shownSince(userId: string, since: Date): Promise<Date[]> {
      const rows = await orm
        .select({ shownAt: userVerseHistory.shownAt })
        .from(userVerseHistory)
        .where(and(eq(userVerseHistory.userId, userId), gte(userVerseHistory.shownAt, since)))
      return rows.map(({ shownAt }) => shownAt)
    },

    /** Those of the ids that are in the table of verses, active or not. */
    async known(ids: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await orm
        .select({ id: scriptureVerses.id })
        .from(scriptureVerses)
        .where(inArray(scriptureVerses.id, [...ids]))
      return new Set(rows.map(({ id }) => id))
    },

    /** Adds showings of another time; a day that has its daily verse keeps it. @returns how many were added */
    async addShown(userId: string, rows: readonly Shown[]): Promise<number> {
      let added = 0
      for (let start = 0; start < rows.length; start += 1000) {
        const some = rows.slice(start, start + 1000).map((row) => ({ ...row, userId }))
        const made = await orm
          .insert(userVerseHistory)
          .values(some)
          .onConflictDoNothing()
          .returning({ id: userVerseHistory.id })
        added += made.length
      }
      return added
    },

    /** Everything of a person. */
    async erase(userId: string) {
      await saved.delete(ownedBy(savedScriptures, { kind: 'user', userId }))
      await orm.delete(userVerseHistory).where(eq(userVerseHistory.userId, userId))
    },

    async forgetShownBefore(date: string) {
      await orm.delete(userVerseHistory).where(lt(userVerseHistory.shownDate, date))
    },

    /** Keeps a verse once for each challenge: asked twice, it answers the row it has. */
    async save(owner: Owner, verse: NewSavedVerse, now: Date): Promise<SavedRow> {
      const row = (await insertOrFind(owner, verse, now)) ?? (await insertOrFind(owner, verse, now))
      if (!row) throw new Error('a kept verse was removed twice while it was kept again')
      return row
    },

    count: (owner: Owner) => orm.$count(savedScriptures, ownedBy(savedScriptures, owner)),

    async list(owner: Owner): Promise<SavedRow[]> {
      const theirs = orm.select().from(savedScriptures).where(ownedBy(savedScriptures, owner))
      return (await theirs.orderBy(desc(savedScriptures.savedAt))).map(opened)
    },

    /** Answers whether there was such a row of this owner. */
    async remove(owner: Owner, id: string): Promise<boolean> {
      const theirs = ownedBy(savedScriptures, owner, eq(savedScriptures.id, id))
      const gone = await saved.delete(theirs).returning({ id: savedScriptures.id })
      return gone.length > 0
    },

    /** The unowned rows of a device become the user's; what the user keeps already is not kept twice. */
    async claim(scopes: Scopes, userId: string) {
      const rows = await orm.select().from(savedScriptures).where(ofDevice(savedScriptures, scopes))
      for (const row of rows) {
        const { challenge } = opened(row)
        const place = { ...row, userId }
        const known = await find({ kind: 'user', userId }, row.verseId, challenge)
        if (known) continue
        const it = ofDevice(savedScriptures, scopes, eq(savedScriptures.id, row.id))
        const challengeHmac = savedVerseHmac(cipher, place, challenge)
        await saved.update(it, { challengeHmac })
        await saved.hand(it, userId)
      }
      await saved.delete(ofDevice(savedScriptures, scopes))
    },
  }

  async function insertOrFind(owner: Owner, verse: NewSavedVerse, now: Date): Promise<SavedRow | undefined> {
    // Under a former key or another scope a row has another hash, which the database does not see as the same.
    const mayHideIt = cipher.hasFormerKeys() || (owner.kind === 'device' && owner.scopes.length > 1)
    const kept = mayHideIt ? await find(owner, verse.verseId, verse.challenge) : undefined
    if (kept) return kept
    const { id = randomUUIDv7() } = verse
    const challenge = cipher.encrypt(savedScriptures.challenge, id, verse.challenge)
    const challengeHmac = savedVerseHmac(cipher, placesOf(owner, verse.verseId)[0], verse.challenge)
    const [made] = await saved
      .insert(owner, { ...verse, id, challenge, challengeHmac, savedAt: now })
      .onConflictDoNothing()
      .returning()
    return made ? opened(made) : find(owner, verse.verseId, verse.challenge)
  }

  async function find(owner: Owner, verseId: string, challenge: string): Promise<SavedRow | undefined> {
    const hmacs = placesOf(owner, verseId).flatMap((place) => savedVerseHmacs(cipher, place, challenge))
    const isSame = and(eq(savedScriptures.verseId, verseId), inArray(savedScriptures.challengeHmac, hmacs))
    const [row] = await orm
      .select()
      .from(savedScriptures)
      .where(ownedBy(savedScriptures, owner, isSame))
    return row && opened(row)
  }

  function opened(row: typeof savedScriptures.$inferSelect): SavedRow {
    const { id, verseId, text, reference, savedAt } = row
    const challenge = cipher.decrypt(savedScriptures.challenge, id, row.challenge)
    return { id, verseId, text, reference, challenge, savedAt }
  }
}

type Place = { userId: string | null; deviceScope: string | null; verseId: string }

/** New rows go to the first. */
function placesOf(owner: Owner, verseId: string): readonly [Place, ...Place[]] {
  if (owner.kind === 'user') return [{ userId: owner.userId, deviceScope: null, verseId }]
  const [first, ...more] = owner.scopes
  const placeOf = (deviceScope: string) => ({ userId: null, deviceScope, verseId })
  return [placeOf(first), ...more.map(placeOf)]
}

/** Tells in one small question whether the table holds these very rows, so that a start need not write them all again. */
const storedDigest = sql<string | null>`md5(string_agg(concat_ws('|', ${scriptureVerses.id}, ${scriptureVerses.text},
  ${scriptureVerses.reference}, ${scriptureVerses.theme}, array_to_string(${scriptureVerses.topics}, ',')), E'\\n'
  order by ${scriptureVerses.id} collate "C"))`

function digestOf(rows: readonly VerseRow[]): string {
  const lines = [...rows]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, text, reference, theme, topics }) =>
      [id, text, reference, ...(theme ? [theme] : []), (topics ?? []).join(',')].join('|'),
    )
  return createHash('md5').update(lines.join('\n')).digest('hex')
}
