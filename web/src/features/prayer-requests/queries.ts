import type { NewPrayerRequest, OwnPrayerRequest, PrayerRequestChange } from '@lampstand/contract/prayer-requests'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { queryClient, userQuery } from '../../api/browser.ts'
import { personalValue } from '../../api/personal-storage.ts'
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
    // Without a connection it is asked all the same: then comes what this browser kept.
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
  return {
    requests: data && shownRequests(data.requests, entries, wanted),
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
  const kept = keptPage(wanted)
  try {
    const requests = await pageOf(wanted)
    void kept?.set(requests)
    return { requests, hasMore: requests.length === pageSize, from: 'server' }
  } catch (error) {
    const known = error instanceof ApiError ? undefined : await kept?.get()
    if (!known) throw error
    return { requests: known, hasMore: false, from: 'browser' }
  }
}

/** Where this browser keeps the beginning of a list; what was searched for it does not keep. */
function keptPage({ isAnswered, q }: ListKey) {
  const owner = queryClient.getQueryData(userQuery.queryKey)?.id
  if (owner === undefined || q !== '') return undefined
  return personalValue<readonly OwnPrayerRequest[]>(owner, isAnswered ? 'answered prayers' : 'prayer requests')
}

const waits = 'You are not connected. It is sent as soon as you are.'

/** What can be done with requests. Each says how it went; none but `add` and `save` has to be waited for. */
export const requestWrites = {
  /** @throws what the server refused it with */
  add: (body: NewPrayerRequest, onStored: () => void) =>
    write({ kind: 'add', id: keyFor(body), body }, 'Prayer Request Added', 'add', onStored),

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

async function write(what: Write, title: string, verb: string, onStored?: () => void): Promise<void> {
  const { state } = await put(what, verb, onStored)
  lastEntry = { words: '', key: '' }
  toasts.show(state === 'waiting' ? { title, description: waits } : { title })
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
