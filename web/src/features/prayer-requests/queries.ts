import type { NewPrayerRequest, OwnPrayerRequest, PrayerRequestChange } from '@lampstand/contract/prayer-requests'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { queryClient } from '../../api/browser.ts'
import { readOrKept } from '../../api/kept-reading.ts'
import { toasts } from '../../ui/toasts.tsx'
import { outbox } from './browser-outbox.ts'
import type { Write, WriteResult } from './outbox.ts'
import { prayerRequests } from './prayer-request-calls.ts'
import { keyOf, type ListKey, type RequestList, settle } from './request-lists.ts'
import { type ShownRequest, shownRequests } from './shown-requests.ts'

/** Requests that come at once. */
const pageSize = 50
/** Milliseconds after which somebody who waits for a write may go on; it is sent all the same. */
const patience = 8000

/** The writes on their way. */
const useEntries = () => useSyncExternalStore(outbox().subscribe, outbox().entries)

/** A list of requests, as far as it was loaded, with what is on its way. Without a connection: what this browser kept of it. */
export function useRequests(wanted: ListKey) {
  const queryClient = useQueryClient()
  const [loadingMore, setLoadingMore] = useState(false)
  const entries = useEntries()
  const queryKey = keyOf(wanted)
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => firstPage(wanted),
    // Runs without a connection too: it then answers with what this browser stored.
    networkMode: 'always',
  })

  const loadMore = async (before: OwnPrayerRequest) => {
    setLoadingMore(true)
    try {
      const page = await pageOf(wanted, before.id)
      queryClient.setQueryData<RequestList>(queryKey, (list) => list && appended(list, page))
    } catch {
      toasts.showError('More could not be loaded. Please try again.')
    }
    setLoadingMore(false)
  }
  const last = data?.requests.at(-1)
  const shown = shownRequests(data?.requests ?? [], entries, wanted)
  return {
    // What waits to be sent is seen also where the list itself could not be had.
    requests: data || shown.length > 0 ? shown : undefined,
    isMissing: !(data || isFetching),
    from: data?.from,
    isPending: isPending || (isFetching && !data),
    isFetching,
    refetch,
    more: data?.hasMore && last ? { load: () => void loadMore(last), pending: loadingMore } : undefined,
  }
}

const appended = (list: RequestList, page: readonly OwnPrayerRequest[]): RequestList => {
  const known = new Set(list.requests.map(({ id }) => id))
  return {
    ...list,
    requests: [...list.requests, ...page.filter(({ id }) => !known.has(id))],
    hasMore: page.length === pageSize,
  }
}

const pageOf = ({ isAnswered, q }: ListKey, before?: string) =>
  prayerRequests.list({
    query: {
      state: isAnswered ? 'answered' : 'open',
      limit: pageSize,
      ...(q !== '' && { q }),
      ...(before && { before }),
    },
  })

async function firstPage(wanted: ListKey): Promise<RequestList> {
  const ask = () => pageOf(wanted)
  // What was searched for is not kept.
  const { value: requests, from } =
    wanted.q === ''
      ? await readOrKept(wanted.isAnswered ? 'answered prayers' : 'prayer requests', ask)
      : ({ value: await ask(), from: 'server' } as const)
  return { requests, hasMore: from === 'server' && requests.length === pageSize, from }
}

const waits = 'You are not connected. It will be sent as soon as you are.'

/** What can be done with requests. Each says how it went; none but `add` and `save` has to be waited for. */
export const requestWrites = {
  /** @returns the request as it stands in the list. @throws what the server refused it with */
  async add(body: NewPrayerRequest, onStored: () => void): Promise<ShownRequest | undefined> {
    const id = keyFor(body)
    const outcome = await write({ kind: 'add', id, body }, 'Prayer Request Added', 'add', onStored)
    if (outcome.state === 'sent') return outcome.request
    return shownRequests([], outbox().entries(), { isAnswered: false, q: '' }).find((request) => request.id === id)
  },

  /** @throws what the server refused it with */
  save: (request: ShownRequest, change: PrayerRequestChange, onStored: () => void) =>
    changeOf(request, change, onStored),

  answer: (request: ShownRequest, isAnswered: boolean) =>
    void changeOf(
      request,
      isAnswered ? { isAnswered, answeredDate: new Date().toISOString() } : { isAnswered, answeredDate: null },
    ).catch(wasSaid),

  remove: (request: ShownRequest) =>
    void put({ kind: 'remove', id: request.id, before: request }, 'delete').then(
      () =>
        toasts.show({ title: 'Prayer Request Deleted', action: { label: 'Undo', act: () => void bringBack(request) } }),
      wasSaid,
    ),

  retry: (key: string) => void outbox().retry(key),
  discard: (key: string) => void outbox().discard(key),
}

const changeOf = (before: ShownRequest, body: PrayerRequestChange, onStored?: () => void) =>
  write({ kind: 'change', id: before.id, body, before }, 'Prayer Request Updated', 'update', onStored)

let lastEntry = { words: '', key: '' }

/** The same for the same words until they are sent: what failed on its way back is not kept twice. */
function keyFor(body: NewPrayerRequest): string {
  const words = JSON.stringify(body)
  if (lastEntry.words !== words) lastEntry = { words, key: crypto.randomUUID() }
  return lastEntry.key
}

async function write(what: Write, title: string, verb: string, onStored?: () => void): Promise<WriteResult> {
  const outcome = await put(what, verb, onStored)
  lastEntry = { words: '', key: '' }
  toasts.show(outcome.state === 'waiting' ? { title, description: waits } : { title })
  return outcome
}

async function put(what: Write, verb: string, onStored = () => {}): Promise<WriteResult> {
  try {
    return await outbox().put(what, { onStored, patience: new Promise((over) => setTimeout(over, patience)) })
  } catch (error) {
    toasts.showError(`Failed to ${verb} prayer request. Please try again.`)
    throw error
  }
}

const wasSaid = () => undefined

/** Undoes a deletion, whether the server has heard of it or not. */
async function bringBack(request: ShownRequest) {
  if (request.waiting && (await putAgain(request))) return
  if (await outbox().cancelDeletion(request.id)) return
  try {
    const restored = await prayerRequests.restore({ params: { id: request.id } })
    settle(queryClient, {
      entry: { kind: 'change', id: request.id, body: {}, before: request, key: '', at: '' },
      request: restored,
    })
  } catch {
    toasts.showError('The prayer request could not be brought back. Please try again.')
  }
}

/** A request that never left this browser is written once more. */
async function putAgain({ id, name, prayerText, notes, createdAt, updatedAt }: ShownRequest): Promise<boolean> {
  if (
    createdAt !== updatedAt ||
    outbox()
      .entries()
      .some((entry) => entry.id === id)
  )
    return false
  await outbox().put({ kind: 'add', id, body: { name, prayerText, notes } }, { patience: Promise.resolve() })
  return true
}
