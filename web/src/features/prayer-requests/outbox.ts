import type { NewPrayerRequest, OwnPrayerRequest, PrayerRequestChange } from '@lampstand/contract/prayer-requests'
import type { PersonalValue } from '../../api/personal-storage.ts'

/** What is to be sent. A request that was never sent goes by the key of its entry in place of an id. */
export type Write =
  | { kind: 'add'; id: string; body: NewPrayerRequest }
  | { kind: 'change'; id: string; body: PrayerRequestChange; before: OwnPrayerRequest }
  | { kind: 'remove'; id: string; before: OwnPrayerRequest }

/** A write on its way. `tried`: it may have reached the server. `refused`: why it did not get through; it waits for its writer. */
export type Entry = Write & { key: string; at: string; tried?: true; refused?: string | undefined }

export type WriteResult = { state: 'sent'; request: OwnPrayerRequest | undefined } | { state: 'waiting' }

/** A request goes by the key of its entry until it has an id of the server. */
export type Added = { key: string; id: string }

export type Sent = { entry: Entry; request: OwnPrayerRequest | undefined }

type Parts = {
  kept: PersonalValue<readonly Entry[]>
  /** Makes the call of a write. @throws what the client throws */
  send: (write: Write) => Promise<OwnPrayerRequest | undefined>
  /** Runs one at a time in all tabs of this browser. */
  exclusively: <T>(run: () => Promise<T>) => Promise<T>
  /** `unheard`: there was no answer to it. `fault`: the server could not. `refuse`: it will not get through as it is. */
  judge: (error: unknown) => 'unheard' | 'fault' | { refuse: string }
  /** Told of each change, for other tabs; and under which id the server keeps what was added. */
  announce: (added?: Added) => void
  onSent: (sent: Sent) => void
  newKey: () => string
  now: () => string
}

export type Outbox = ReturnType<typeof createOutbox>

/**
 * Every write of a prayer request goes through here: it is kept in this browser first, and sent in order, once, as soon as there
 * is a connection. An entry is deleted only when the server has answered it.
 */
export function createOutbox({ kept, send, exclusively, judge, announce, onSent, newKey, now }: Parts) {
  let entries: readonly Entry[] = []
  const listeners = new Set<() => void>()
  /** Writes whose outcome somebody looks at right now. */
  const watched = new Set<string>()
  const results = new Map<string, WriteResult | { error: unknown }>()
  /** Ids of the server by keys. Who opened a request before it was sent may write about it after. */
  const ids = new Map<string, string>()

  const become = (next: readonly Entry[]) => {
    entries = next
    for (const listener of listeners) listener()
  }
  const change = async (by: (before: readonly Entry[]) => readonly Entry[]) => {
    become(await kept.update((before = []) => by(before)))
    announce()
  }
  const drop = (key: string) => change((before) => before.filter((entry) => entry.key !== key))
  const mark = (key: string, more: Partial<Entry>) =>
    change((before) => before.map((entry) => (entry.key === key ? ({ ...entry, ...more } as Entry) : entry)))

  /** Reads what other tabs wrote. */
  const refresh = async () => become((await kept.get()) ?? [])

  const flush = () =>
    exclusively(async () => {
      for (;;) {
        await refresh()
        const entry = nextOf(entries)
        if (!entry || !(await deliver(entry))) return
      }
    })

  /** @returns whether to go on with the next */
  async function deliver(entry: Entry): Promise<boolean> {
    await mark(entry.key, { tried: true })
    // It may have been withdrawn in the meantime.
    if (!entries.some(({ key }) => key === entry.key)) return true
    try {
      const request = await send(entry)
      if (watched.has(entry.key)) results.set(entry.key, { state: 'sent', request })
      const rest = await kept.update((before = []) => withoutSent(before, entry, request))
      // In one go: between the two its row would stand there twice.
      onSent({ entry, request })
      become(rest)
      announce()
      if (entry.kind === 'add' && request) learn({ key: entry.id, id: request.id })
      return true
    } catch (error) {
      const verdict = judge(error)
      if (verdict === 'unheard') return false
      if (watched.has(entry.key)) {
        results.set(entry.key, { error })
        await drop(entry.key)
        return true
      }
      if (verdict === 'fault') return false
      await mark(entry.key, { refused: verdict.refuse })
      return true
    }
  }

  function learn(added: Added) {
    ids.set(added.key, added.id)
    announce(added)
  }

  return {
    entries: () => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    flush,
    /** Another tab sent it. */
    hearOf: ({ key, id }: Added) => void ids.set(key, id),

    /**
     * Keeps a write, says so by `onStored`, and tries to send it. @returns at the latest when `patience` is over; what is waiting then is sent later
     * @throws what the server refused it with; it is kept no longer then
     */
    async put(
      wanted: Write,
      { patience, onStored }: { patience: Promise<unknown>; onStored?: () => void },
    ): Promise<WriteResult> {
      const write = { ...wanted, id: ids.get(wanted.id) ?? wanted.id }
      const key = write.kind === 'add' ? write.id : newKey()
      if (write.kind === 'remove' && (await takeBackUnsent(write.id))) return { state: 'sent', request: undefined }
      await change((before) => [...before.filter((entry) => entry.key !== key), { ...write, key, at: now() }])
      onStored?.()
      watched.add(key)
      await Promise.race([flush(), patience])
      watched.delete(key)
      const outcome = results.get(key)
      results.delete(key)
      if (outcome && 'error' in outcome) throw outcome.error
      if (outcome) return outcome
      return entries.some((entry) => entry.key === key) ? { state: 'waiting' } : { state: 'sent', request: undefined }
    },

    /** Takes back a deletion that waits. @returns whether the server never heard of it */
    async cancelDeletion(id: string): Promise<boolean> {
      const found = entries.find((entry) => entry.kind === 'remove' && entry.id === id)
      if (found) await drop(found.key)
      return found !== undefined && !found.tried
    },

    /** Sends once more what was refused. */
    async retry(key: string) {
      await change((before) => before.map((entry) => (entry.key === key ? withoutRefusal(entry) : entry)))
      await flush()
    },

    /** Lets go of what was refused, with all that was to follow it. */
    discard: (key: string) =>
      change((before) => {
        const id = before.find((entry) => entry.key === key)?.id
        const from = before.findIndex((entry) => entry.key === key)
        return before.filter((entry, index) => index < from || entry.id !== id)
      }),
  }

  /** A request that never left this browser is deleted by forgetting it. */
  async function takeBackUnsent(id: string): Promise<boolean> {
    let removed = false
    await change((before) => {
      removed = before.some((entry) => entry.kind === 'add' && entry.id === id && !entry.tried)
      return removed ? before.filter((entry) => entry.id !== id) : before
    })
    return removed
  }
}

/** The oldest write that nothing refused stands before. */
function nextOf(entries: readonly Entry[]): Entry | undefined {
  const held = new Set(entries.filter(({ refused }) => refused !== undefined).map(({ id }) => id))
  return entries.find(({ id }) => !held.has(id))
}

/** What was written about a request before it had an id of the server goes to that id from now on. */
const withoutSent = (entries: readonly Entry[], sent: Entry, request: OwnPrayerRequest | undefined) =>
  entries
    .filter(({ key }) => key !== sent.key)
    .map((entry) => (sent.kind === 'add' && request && entry.id === sent.id ? { ...entry, id: request.id } : entry))

const withoutRefusal = (entry: Entry): Entry => ({ ...entry, refused: undefined })
