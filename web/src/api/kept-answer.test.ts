import { guidanceRoutes } from '@lampstand/contract/guidance'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient, sessionStore, userQuery } from './browser.ts'
import { keptAnswerOf } from './kept-answer.ts'

const signIn = (id: string) => queryClient.setQueryData(userQuery.queryKey, { id } as never)
const prayer = keptAnswerOf('guidance prayer', guidanceRoutes.prayer)
const answered = {
  input: { prompt: 'Before my review' },
  reply: {
    content: 'Lord, be near.',
    scriptureReferences: ['Psalm 46:1'],
    prayerPoints: [],
    passages: [],
    source: 'library' as const,
    safety: 'none' as const,
    disclaimer: 'Weigh it.',
  },
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    clear: () => kept.clear(),
  })
  signIn('ruth')
})

test('an answer is there again with what it answers, and each page has its own', () => {
  prayer.save(answered)
  const other = keptAnswerOf('guidance ethical', guidanceRoutes.ethical)
  expect(other.read()).toBeUndefined()
  other.save({ ...answered, input: { prompt: 'May I?' } })
  expect(keptAnswerOf('guidance prayer', guidanceRoutes.prayer).read()).toEqual(answered)
})

test('the next person finds nothing, and their own takes its place', () => {
  prayer.save(answered)
  signIn('naomi')
  expect(prayer.read()).toBeUndefined()
  prayer.save({ ...answered, input: { prompt: 'Mine' } })
  signIn('ruth')
  expect(prayer.read()).toBeUndefined()
})

test('with the session storage it is gone, and what no longer fits the contract is as if it were not there', () => {
  prayer.save(answered)
  sessionStore.clear()
  expect(prayer.read()).toBeUndefined()
  prayer.save({ ...answered, reply: { content: 'half' } as never })
  expect(prayer.read()).toBeUndefined()
})

test('nothing is kept of nobody', () => {
  queryClient.setQueryData(userQuery.queryKey, null)
  prayer.save(answered)
  signIn('ruth')
  expect(prayer.read()).toBeUndefined()
})
