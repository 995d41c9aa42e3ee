import { setImmediate as letOthersGo } from 'node:timers/promises'
import {
  mostPrayerRequests,
  type NewPrayerRequest,
  type OwnPrayerRequest,
  type PrayerRequest,
  type PrayerRequestChange,
  undoMinutes,
} from '@lampstand/contract/prayer-requests'
import type { Clock } from '../../clock.ts'
import { BadRequest, NotFound, Unavailable } from '../../errors.ts'
import type { Practice } from '../../module.ts'
import type { Owner } from '../../owner.ts'
import type { Helplines } from '../../safety/helplines.ts'
import { calmReading, type Safety } from '../../safety/safety.ts'
import type { StoredReading } from './reading.ts'
import { matcher } from './search.ts'
import type { Answer, createPrayerRequestsStore, Request, Seen, Words } from './store.ts'

type Parts = {
  store: ReturnType<typeof createPrayerRequestsStore>
  clock: Clock
  safety: Pick<Safety, 'read'>
  help: Pick<Helplines, 'helpIn'>
}

/** `limit` is of the reply; absent: everything. */
type Wanted = {
  state?: 'open' | 'answered' | undefined
  q?: string | undefined
  limit?: number | undefined
  before?: string | undefined
}

/** Rows that are read and decrypted at a time. */
const batch = 250
const mostReadAtOnce = 50
/** Hours that a browser's clock may be ahead of ours. */
const aheadHours = 24
const what = 'prayer request'
const tooMany = 'You have 10,000 prayer requests, and there is no room for more. Please delete one first.'

export type PrayerRequestsService = ReturnType<typeof createPrayerRequestsService>

/** What is written is kept as it was written; where it speaks of danger, help stands beside it for its writer alone (D35). */
export function createPrayerRequestsService({ store, clock, safety, help }: Parts) {
  return {
    /** Newest first. @throws NotFound for a place in the list that is not there or not the caller's */
    async list(owner: Owner | null, wanted: Wanted, timeZone: string | null): Promise<OwnPrayerRequest[]> {
      if (!owner) {
        if (wanted.before !== undefined) throw new NotFound(what)
        return []
      }
      const found = await search(owner, wanted)
      return (await readUnread(owner, found)).map((request) => own(request, timeZone))
    },

    /** An entry that was sent before is answered with the request that it became. @throws BadRequest when there are too many */
    async create(
      owner: Owner,
      entry: NewPrayerRequest,
      { heard, timeZone }: { heard: StoredReading; timeZone: string | null },
    ): Promise<OwnPrayerRequest> {
      const { name, prayerText, idempotencyKey = null } = entry
      const sentBefore = async () => (idempotencyKey === null ? undefined : store.findEntry(owner, idempotencyKey))
      const known = await sentBefore()
      if (known) return own(known, timeZone)
      if ((await store.count(owner)) >= mostPrayerRequests) throw new BadRequest(tooMany, 'too_many')
      const words = { name, prayerText, notes: entry.notes || null }
      const added = await store.add(owner, { ...words, reading: heard }, { now: now(), idempotencyKey })
      const request = added ?? (await sentBefore())
      if (!request) throw new Unavailable('Your prayer request could not be saved. Please try again.')
      return own(request, timeZone)
    },

    /** @throws NotFound */
    async update(owner: Owner | null, id: string, change: PrayerRequestChange, timeZone: string | null) {
      if (!owner) throw new NotFound(what)
      const answer = answerOf(change)
      const { name, prayerText, notes } = change
      if (name === undefined && prayerText === undefined && notes === undefined) {
        const request = answer ? await store.answer(owner, id, answer, now()) : await store.find(owner, id)
        if (!request) throw new NotFound(what)
        return own(request, timeZone)
      }
      for (;;) {
        const seen = await store.find(owner, id)
        if (!seen) throw new NotFound(what)
        const words = {
          name: name ?? seen.name,
          prayerText: prayerText ?? seen.prayerText,
          notes: notes === undefined ? seen.notes : notes || null,
        }
        const rewritten = await store.rewrite(owner, seen, { ...words, reading: await readingOf(words) }, answer, now())
        // Else another tab changed the words meanwhile: its change and this one are both to stand.
        if (rewritten) return own(rewritten, timeZone)
      }
    },

    /** @throws NotFound */
    async remove(owner: Owner | null, id: string) {
      if (!owner || !(await store.remove(owner, id, now()))) throw new NotFound(what)
    },

    /** Asked twice, it answers the same. @throws NotFound when it is gone for good */
    async restore(owner: Owner | null, id: string, timeZone: string | null): Promise<OwnPrayerRequest> {
      if (!owner) throw new NotFound(what)
      await store.restore(owner, id, endOfUndo())
      const request = await store.find(owner, id)
      if (!request) throw new NotFound(what)
      return own(request, timeZone)
    },

    /** Everything that a person keeps. */
    async all(userId: string): Promise<PrayerRequest[]> {
      return (await search({ kind: 'user', userId }, {})).map(present)
    },

    /** When requests were written down and answered, without their words. */
    async practice(userId: string, since: Date): Promise<Partial<Practice>> {
      const times = await store.times({ kind: 'user', userId })
      return {
        moments: times.flatMap(({ createdAt }) => (createdAt >= since ? createdAt : [])),
        prayers: times.map(({ createdAt, answeredDate }) => ({ askedAt: createdAt, answeredAt: answeredDate })),
      }
    },

    removeDeleted: () => store.removeDeletedBefore(endOfUndo()),
  }

  async function search(
    owner: Owner,
    { state, q = '', limit = Number.POSITIVE_INFINITY, before }: Wanted,
  ): Promise<Seen[]> {
    const isAnswered = state === undefined ? undefined : state === 'answered'
    const isMatch = matcher(q)
    let after = before === undefined ? undefined : await store.cursor(owner, before)
    if (before !== undefined && !after) throw new NotFound(what)
    const found: Seen[] = []
    for (;;) {
      const size = q === '' ? Math.min(batch, limit - found.length) : batch
      const rows = await store.page(owner, { isAnswered, after, limit: size })
      found.push(...rows.filter((row) => isMatch([row.name, row.prayerText, row.notes])))
      const last = rows.at(-1)
      if (!last || rows.length < size || found.length >= limit) return found.slice(0, limit)
      after = last.cursor
      await letOthersGo()
    }
  }

  /** Requests of an import are read when they are first seen, so many at a time. */
  async function readUnread(owner: Owner, found: readonly Seen[]): Promise<Request[]> {
    const unread = found.filter(({ reading }) => reading === null).slice(0, mostReadAtOnce)
    const readings = new Map<string, StoredReading>()
    for (const request of unread) {
      const reading = await readingOf(request)
      await store.noteReading(owner, request, reading)
      readings.set(request.id, reading)
    }
    return found.map((request) => ({ ...request, reading: request.reading ?? readings.get(request.id) ?? null }))
  }

  /** All that a request says, not only what was changed of it. */
  function readingOf({ name, prayerText, notes }: Words): Promise<StoredReading> {
    return safety.read([name, prayerText, notes ?? ''].join('\n'), { timeZone: null })
  }

  /** @throws BadRequest for a day that has not come yet */
  function answerOf({ isAnswered, answeredDate }: PrayerRequestChange): Answer | undefined {
    if (isAnswered === undefined) return undefined
    if (!isAnswered) return { isAnswered }
    if (answeredDate == null) return { isAnswered, date: null }
    const latest = clock.now().add({ hours: aheadHours })
    if (Temporal.Instant.compare(Temporal.Instant.from(answeredDate), latest) > 0) {
      const message = 'A prayer cannot have been answered on a day that has not come yet.'
      throw new BadRequest(message, 'invalid_input', [{ path: 'answeredDate', message }])
    }
    return { isAnswered, date: new Date(answeredDate) }
  }

  function own(request: Request, timeZone: string | null): OwnPrayerRequest {
    const { level, danger, ...more } = request.reading ?? calmReading
    if (level === 'none') return present(request)
    return { ...present(request), safety: level, help: help.helpIn(timeZone, danger, more) }
  }

  function now() {
    return new Date(clock.now().epochMilliseconds)
  }

  function endOfUndo() {
    return new Date(clock.now().subtract({ minutes: undoMinutes }).epochMilliseconds)
  }
}

function present({
  id,
  name,
  prayerText,
  isAnswered,
  answeredDate,
  notes,
  createdAt,
  updatedAt,
}: Request): PrayerRequest {
  return {
    id,
    name,
    prayerText,
    isAnswered,
    answeredDate: answeredDate?.toISOString() ?? null,
    notes,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
