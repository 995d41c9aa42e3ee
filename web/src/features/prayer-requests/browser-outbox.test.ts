// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { stubLocks } from '../../../test-support/locks.ts'
import { queryClient, userQuery } from '../../api/browser.ts'
import { outbox } from './browser-outbox.ts'

const request = {
  id: '0192f0c1-0000-7000-8000-000000000001',
  name: 'Miriam',
  prayerText: 'Rest',
  isAnswered: false,
  answeredDate: null,
  notes: null,
  createdAt: '2026-03-09T09:00:00.000Z',
  updatedAt: '2026-03-09T09:00:00.000Z',
}
const become = (id: string | null) => queryClient.setQueryData(userQuery.queryKey, (id && { id }) as never)
const add = (id: string) =>
  outbox().put(
    { kind: 'add', id, body: { name: 'Miriam', prayerText: 'Rest' } },
    { patience: new Promise(() => undefined) },
  )
/** For whom the calls were made. */
let callers: (string | null)[] = []
const answerWith = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    callers.push(new Headers(headers).get('x-user-id'))
    return new Response(JSON.stringify(body), { status })
  })

beforeEach(() => {
  callers = []
  stubLocks()
})

test('a session that ended keeps what waits, for the same person alone', async () => {
  become('ruth')
  const ruths = outbox()
  answerWith(401, {})
  expect(await add('0192f0c1-0000-7000-8000-00000000000a')).toEqual({ state: 'waiting' })
  // The page is still theirs: it asks them to sign in again.
  expect(queryClient.getQueryData(userQuery.queryKey)).toEqual({ id: 'ruth' })

  become('naomi')
  answerWith(201, request)
  callers = []
  await ruths.flush()
  expect(callers).toEqual([])
  expect(outbox().entries()).toEqual([])

  become('ruth')
  await ruths.flush()
  expect(callers).toEqual(['ruth'])
  expect(ruths.entries()).toEqual([])
})
