import type { OwnPrayerRequest } from '@lampstand/contract/prayer-requests'
import { expect, test } from 'vitest'
import type { Entry, Write } from './outbox.ts'
import { shownRequests } from './shown-requests.ts'

const request = (id: string, more: Partial<OwnPrayerRequest> = {}): OwnPrayerRequest => ({
  id,
  name: id,
  prayerText: 'Rest',
  isAnswered: false,
  answeredDate: null,
  notes: null,
  createdAt: '2026-03-09T09:00:00.000Z',
  updatedAt: '2026-03-09T09:00:00.000Z',
  ...more,
})
const at = '2026-03-10T09:00:00.000Z'
const entry = (write: Write, more: Partial<Entry> = {}) => ({ ...write, key: write.id, at, ...more }) as Entry
const add = entry({ kind: 'add', id: 'new', body: { name: 'Jonah', prayerText: 'Café', notes: '' } })
const answer = entry({ kind: 'change', id: 'a', body: { isAnswered: true }, before: request('a') })
const names = (isAnswered: boolean, entries: readonly Entry[], q = '') =>
  shownRequests(isAnswered ? [] : [request('a')], entries, { isAnswered, q }).map(({ name }) => name)

test('what was added stands first, without notes where they are empty', () => {
  const [first] = shownRequests([request('a')], [add], { isAnswered: false, q: '' })
  expect(first).toMatchObject({ name: 'Jonah', notes: null, createdAt: at, waiting: { entry: 'new' } })
})

test('what was marked as answered moves to the other list, with its day', () => {
  expect(names(false, [answer])).toEqual([])
  const [moved] = shownRequests([], [answer], { isAnswered: true, q: '' })
  expect(moved).toMatchObject({ id: 'a', answeredDate: at })
})

test('what was deleted is gone, unless that was refused', () => {
  const remove: Write = { kind: 'remove', id: 'a', before: request('a') }
  expect(names(false, [entry(remove)])).toEqual([])
  expect(names(false, [entry(remove, { refused: 'No.' })])).toEqual(['a'])
})

test('a search finds what waits by its words, whatever their case and accents', () => {
  expect(names(false, [add], 'CAFE jonah')).toContain('Jonah')
  expect(names(false, [add], 'tea')).not.toContain('Jonah')
})
