import { ApiError, shownMessage } from '../../api/api-error.ts'
import { queryClient, userQuery } from '../../api/browser.ts'
import { personalValue, requestsToSend } from '../../api/personal-storage.ts'
import { type Added, createOutbox, type Entry, type Outbox, type Write } from './outbox.ts'
import { prayerRequests } from './prayer-request-calls.ts'
import { listsKey, settle } from './request-lists.ts'

/* The outbox of whoever is signed in, in this browser. */

/** Tells other tabs, by the name of the person. */
const channel = new BroadcastChannel('lampstand-prayer-requests')

type News = { owner: string; added: Added | undefined }

const outboxes = new Map<string, Outbox>()

/** @returns the outbox of the signed-in person, the same one each time */
export function outbox(): Outbox {
  const owner = queryClient.getQueryData(userQuery.queryKey)?.id ?? ''
  const known = outboxes.get(owner)
  if (known) return known
  const made = createOutbox({
    kept: personalValue<readonly Entry[]>(owner, requestsToSend),
    send: (write) => sendAs(owner, write),
    exclusively: (run) => navigator.locks.request(`lampstand-outbox ${owner}`, run),
    judge,
    announce: (added) => channel.postMessage({ owner, added } satisfies News),
    onSent: (sent) => settle(queryClient, sent),
    newKey: () => crypto.randomUUID(),
    now: () => new Date().toISOString(),
  })
  channel.addEventListener('message', ({ data: news }: MessageEvent<News>) => {
    if (news.owner === owner) void hearOfOtherTab(made, news)
  })
  outboxes.set(owner, made)
  void made.refresh().then(made.flush)
  return made
}

/** What another tab has sent stands in its lists, not in ours. */
async function hearOfOtherTab(made: Outbox, { added }: News) {
  if (added) made.hearOf(added)
  const before = made.entries().length
  await made.refresh()
  if (made.entries().length < before) await queryClient.invalidateQueries({ queryKey: listsKey })
}

/** A session that ended, or is somebody else's by now: what waits is kept for whoever wrote it. */
class NotTheirs extends Error {}

async function sendAs(owner: string, write: Write) {
  if (queryClient.getQueryData(userQuery.queryKey)?.id !== owner) throw new NotTheirs()
  switch (write.kind) {
    case 'add':
      return prayerRequests.create({ body: { ...write.body, idempotencyKey: write.id } })
    case 'change':
      return prayerRequests.update({ params: { id: write.id }, body: write.body })
    case 'remove':
      await prayerRequests.remove({ params: { id: write.id } }).catch(unlessGone)
      return undefined
  }
}

function unlessGone(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

/** Only what the server says of the write itself refuses it: signed out, too many at once, or out of order will pass. */
function judge(error: unknown) {
  // A TypeError is how `fetch` says that there was no answer.
  if (error instanceof TypeError || error instanceof NotTheirs) return 'unheard'
  if (error instanceof ApiError && error.status === 401) return 'unheard'
  if (!(error instanceof ApiError) || error.status >= 500 || [408, 409, 425, 429].includes(error.status)) return 'fault'
  return { refuse: shownMessage(error) ?? 'It could not be sent.' }
}

const flushAll = () => {
  for (const one of outboxes.values()) void one.flush()
}
addEventListener('online', flushAll)
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flushAll())
