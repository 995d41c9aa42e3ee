import type { OwnPrayerRequest } from '@lampstand/contract/prayer-requests'
import type { Entry } from './outbox.ts'

/** A request as its writer sees it: with what was written since and is still on its way. */
export type ShownRequest = OwnPrayerRequest & { waiting?: { entry: string; refused: string | undefined } }

type Wanted = { isAnswered: boolean; q: string }

/** The server's list, newest first, with the writes on their way laid over it. */
export function shownRequests(list: readonly OwnPrayerRequest[], entries: readonly Entry[], { isAnswered, q }: Wanted) {
  const rows = new Map<string, ShownRequest>(list.map((request) => [request.id, request]))
  for (const entry of entries) {
    const { refused } = entry
    const waiting = { entry: entry.key, refused }
    switch (entry.kind) {
      case 'add':
        rows.set(entry.id, { ...newRequest(entry), waiting })
        break
      case 'change':
        rows.set(entry.id, { ...changed(rows.get(entry.id) ?? entry.before, entry), waiting })
        break
      case 'remove':
        if (refused === undefined) rows.delete(entry.id)
        else rows.set(entry.id, { ...(rows.get(entry.id) ?? entry.before), waiting })
    }
  }
  return [...rows.values()]
    .filter((row) => row.isAnswered === isAnswered && (!row.waiting || hasWords(row, q)))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}

const newRequest = ({ id, at, body }: Extract<Entry, { kind: 'add' }>): OwnPrayerRequest => ({
  id,
  name: body.name,
  prayerText: body.prayerText,
  notes: body.notes || null,
  isAnswered: false,
  answeredDate: null,
  createdAt: at,
  updatedAt: at,
})

function changed(request: OwnPrayerRequest, { body, at }: Extract<Entry, { kind: 'change' }>): OwnPrayerRequest {
  const { name, prayerText, notes, isAnswered = request.isAnswered, answeredDate } = body
  return {
    ...request,
    name: name ?? request.name,
    prayerText: prayerText ?? request.prayerText,
    notes: notes === undefined ? request.notes : notes || null,
    isAnswered,
    answeredDate: isAnswered ? (answeredDate ?? request.answeredDate ?? at) : null,
    updatedAt: at,
  }
}

/** As the server searches: each word somewhere, whatever its case and accents. */
function hasWords({ name, prayerText, notes }: OwnPrayerRequest, q: string): boolean {
  const text = plain([name, prayerText, notes ?? ''].join('\n'))
  return plain(q)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
