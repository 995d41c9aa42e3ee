import { createHash } from 'node:crypto'
import type { PersonalData } from '@lampstand/contract/personal-data'
import type { Passage, SavedScripture, SaveScripture, Verse } from '@lampstand/contract/scripture'
import { quoted } from '@lampstand/scripture/quoted'
import type { Clock } from '../../clock.ts'
import { BadRequest, NotFound, Unavailable } from '../../errors.ts'
import type { Practice } from '../../module.ts'
import type { Owner } from '../../owner.ts'
import type { SafetyReading } from '../../safety/safety.ts'
import type { Library } from './library.ts'
import type { createScriptureStore, Person, SavedRow } from './store.ts'

const dailyRest = Temporal.Duration.from({ days: 60 })
const historyKept = Temporal.Duration.from({ days: 120 })
const randomRest = 20
/** Verses that one person or device may keep. */
export const mostSaved = 2000
const tooMany = 'You have saved 2,000 verses, and there is no room for more. Please remove one first.'

type Parts = {
  store: ReturnType<typeof createScriptureStore>
  library: Library
  clock: Clock
  /** A number from 0 up to but not including 1. */
  random: () => number
}

export type ScriptureService = ReturnType<typeof createScriptureService>

export function createScriptureService({ store, library, clock, random }: Parts) {
  // Shuffled once for all: neighbors in the Bible are not neighbors in the week.
  const deck = library.offered('daily').toSorted((a, b) => (digest(a) < digest(b) ? -1 : 1))

  return {
    /** The same verse all day in the person's zone (D12), and none of the last 60 days' while there are others. */
    async daily(person: Person, timeZone: string): Promise<Verse> {
      const today = clock.now().toZonedDateTimeISO(timeZone).toPlainDate()
      const date = today.toString()
      const known = await store.dailyOn(person, date)
      if (known !== undefined && library.isCurated(known)) return library.verse(known)

      const recentlyShown = await store.dailySince(person, today.subtract(dailyRest).toString())
      // Whoever comes from the onboarding page finds the verse that they read there.
      const choice =
        recentlyShown.length === 0
          ? verseOf(today)
          : pickedBy(fresh(library.offered('daily'), recentlyShown), `${keyOf(person)}\0${date}`)
      if (known !== undefined) {
        await store.replaceDaily(person, date, choice)
        return library.verse(choice)
      }
      return library.verse(await store.claimDaily(person, date, choice, now()))
    },

    /** The verse of this day for somebody who is not known, in its quotation marks. It takes a turn through all of them. */
    verseOfToday() {
      const { text, reference } = library.verse(verseOf(clock.now().toZonedDateTimeISO('UTC').toPlainDate()))
      return { text: quoted(text), reference }
    },

    /** Another verse: never `exclude`, and none of the last twenty shown while there are others (D12). */
    async random(person: Person, exclude: string | undefined): Promise<Verse> {
      const others = library.offered('random').filter((id) => id !== exclude)
      const candidates = fresh(others, await store.lastShown(person, randomRest))
      const verseId = candidates[Math.floor(random() * candidates.length)]
      if (verseId === undefined)
        throw new Unavailable('No scripture is available at the moment. Please try again later.')
      await store.recordShown(person, 'random', { verseId, date: dateUtc(), now: now() })
      return library.verse(verseId)
    },

    /**
     * A passage that answers a challenge, listed or in free words; asked again, another one as fitting. In a crisis it is one
     * of those chosen for it.
     */
    async forChallenge(person: Person, challenge: string, heard: SafetyReading): Promise<Verse> {
      const recentlyShown = await store.lastShown(person, 6, 'challenge')
      const found = await library.answer(challenge, { recentlyShown, seed: `${keyOf(person)}\0${random()}`, heard })
      await store.recordShown(person, 'challenge', { verseId: found.verseId, date: dateUtc(), now: now() })
      return library.verse(found.verseId, found.theme)
    },

    /** @throws NotFound for a reference that names no passage. */
    async passage(reference: string): Promise<Passage> {
      const passage = library.passage(reference)
      if (!passage) throw new NotFound('passage in the Bible')
      return passage
    },

    /** Keeps the server's own text and reference for `verseId`, whatever the caller sent. @throws NotFound, BadRequest when there are too many */
    async save(owner: Owner, { verseId, challenge, savedAt }: SaveScripture): Promise<SavedScripture> {
      if (!library.isCurated(verseId)) throw new NotFound('verse')
      if ((await store.count(owner)) >= mostSaved) throw new BadRequest(tooMany, 'too_many')
      const { text, reference } = library.verse(verseId)
      return present(
        await store.save(owner, { verseId, text, reference, challenge: challenge || 'General' }, momentOf(savedAt)),
      )
    },

    async saved(owner: Owner | null): Promise<SavedScripture[]> {
      return owner ? (await store.list(owner)).map(present) : []
    },

    /** @throws NotFound for a row that is not there or not the caller's: the two look the same. */
    async removeSaved(owner: Owner | null, id: string) {
      if (!owner || !(await store.remove(owner, id))) throw new NotFound('saved scripture')
    },

    /** What a person was shown, newest first. */
    async shown(userId: string): Promise<PersonalData['versesShown']> {
      const rows = await store.history(userId)
      return rows.map(({ verseId, kind, shownDate, shownAt, reference }) => ({
        verseId,
        reference: library.quote(verseId)?.reference ?? reference,
        kind,
        day: shownDate,
        shownAt: shownAt.toISOString(),
      }))
    },

    /** Verses that were shown and kept, and the themes of all that are kept. */
    async practice(userId: string, since: Date): Promise<Partial<Practice>> {
      const kept = await store.keptBy(userId)
      const themes = kept.flatMap(({ verseId }) => library.themeOf(verseId) ?? [])
      const keptLately = kept.flatMap(({ savedAt }) => (savedAt >= since ? savedAt : []))
      return { moments: [...(await store.shownSince(userId, since)), ...keptLately], themes }
    },

    syncVerses: () => store.syncVerses(library.rows()),
    forgetOldHistory: () =>
      store.forgetShownBefore(clock.now().toZonedDateTimeISO('UTC').toPlainDate().subtract(historyKept).toString()),
  }

  /** The verse of a day for everybody who has none of their own: each comes once before any comes again. */
  function verseOf(date: Temporal.PlainDate): string {
    const id = deck[epoch.until(date).days % Math.max(1, deck.length)]
    if (id === undefined) throw new Unavailable('No scripture is available at the moment. Please try again later.')
    return id
  }

  /** The kept words are quoted anew, so that what is shown is the text even when a stored copy is not. */
  function present({ id, verseId, text, reference, challenge, savedAt }: SavedRow): SavedScripture {
    const quoted = library.quote(verseId) ?? { text, reference }
    return { id, verseId, ...quoted, challenge, savedAt: savedAt.toISOString() }
  }

  /** Nothing was kept at a moment that has not come yet. */
  function momentOf(savedAt: string | undefined): Date {
    const latest = now().getTime()
    return new Date(savedAt === undefined ? latest : Math.min(latest, Date.parse(savedAt)))
  }

  function now() {
    return new Date(clock.now().epochMilliseconds)
  }

  function dateUtc() {
    return clock.now().toZonedDateTimeISO('UTC').toPlainDate().toString()
  }
}

const epoch = Temporal.PlainDate.from('1970-01-01')
const digest = (id: string) => createHash('sha256').update(id).digest('hex')
const keyOf = (person: Person) => ('userId' in person ? person.userId : person.sessionId)

/** Those not shown lately; when all were shown lately, those shown longest ago are not known, so any. */
function fresh(ids: readonly string[], recent: readonly string[]): readonly string[] {
  const shown = new Set(recent)
  const unseen = ids.filter((id) => !shown.has(id))
  return unseen.length > 0 ? unseen : ids
}

/** One of the ids, decided by the key alone. @throws Unavailable when there is none. */
function pickedBy(ids: readonly string[], key: string): string {
  const id = ids[createHash('sha256').update(key).digest().readUInt32BE() % Math.max(1, ids.length)]
  if (id === undefined) throw new Unavailable('No scripture is available at the moment. Please try again later.')
  return id
}
