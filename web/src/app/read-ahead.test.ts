// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const asked = vi.hoisted(() => vi.fn<(id: string) => Promise<string>>())
const reader = vi.hoisted(() => ({ context: vi.fn(async () => undefined) }))

vi.mock('./page-dialogs.tsx', () => reader)
vi.mock('../features/scripture/passage-query.ts', () => ({
  passageQuery: (id: string) => ({
    gcTime: Number.POSITIVE_INFINITY,
    queryKey: ['passage', id],
    queryFn: () => asked(id),
  }),
}))

const { queryClient } = await import('../api/browser.ts')
const { readAhead } = await import('./read-ahead.ts')

const show = (...ids: string[]) => {
  document.body.innerHTML = ids.map((id) => `<p><i data-passage="${id}"></i></p>`).join('')
}
const ids = () => asked.mock.calls.map(([id]) => id)
const wait = (milliseconds = 3000) => vi.advanceTimersByTimeAsync(milliseconds)
let stop: () => void
const begin = () => {
  stop = readAhead()
}
const saveData = (connection: object) => vi.stubGlobal('navigator', { connection })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  asked.mockReset().mockImplementation(async (id) => id)
  reader.context.mockClear()
})
afterEach(() => {
  stop()
  queryClient.clear()
  document.body.innerHTML = ''
  vi.useRealTimers()
})

test('the passages on the page are fetched once each, with the program that shows them, and those that come after', async () => {
  show('a', 'b', 'a')
  begin()
  await wait()
  expect(ids()).toEqual(['a', 'b'])
  expect(reader.context).toHaveBeenCalled()
  show('b', 'c')
  await wait()
  document.querySelector('[data-passage="b"]')?.setAttribute('data-passage', 'd')
  await wait()
  expect(ids()).toEqual(['a', 'b', 'c', 'd'])
})

test('one is asked for at a time', async () => {
  const answers: (() => void)[] = []
  asked.mockImplementation((id) => new Promise((resolve) => answers.push(() => resolve(id))))
  show('a', 'b')
  begin()
  await wait()
  expect(ids()).toEqual(['a'])
  answers[0]?.()
  await wait()
  expect(ids()).toEqual(['a', 'b'])
})

test('of a long list the first eight are fetched, and later what came after it', async () => {
  const many = Array.from({ length: 30 }, (_, index) => `p${index}`)
  show(...many)
  begin()
  await wait(10_000)
  expect(ids()).toEqual(many.slice(0, 8))
  show(...many, 'found')
  await wait()
  expect(ids()).toEqual([...many.slice(0, 8), 'found'])
})

test('nothing is asked for while another query is under way', async () => {
  const list = Promise.withResolvers<string>()
  void queryClient.fetchQuery({ queryKey: ['list'], queryFn: () => list.promise })
  show('a')
  begin()
  await wait()
  expect(ids()).toEqual([])
  list.resolve('a list')
  await wait()
  expect(ids()).toEqual(['a'])
})

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: 'slow-2g' },
])('where data is to be saved, nothing is fetched that nobody asked for: %o', async (connection) => {
  saveData(connection)
  show('a')
  begin()
  await wait()
  expect(ids()).toEqual([])
  expect(reader.context).not.toHaveBeenCalled()
})

test('one that fails keeps none from coming, and is asked for again with a new connection alone', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  show('a', 'b')
  begin()
  await wait()
  show('a', 'b', 'c')
  await wait()
  expect(ids()).toEqual(['a', 'b', 'c'])
  dispatchEvent(new Event('online'))
  await wait()
  expect(ids()).toEqual(['a', 'b', 'c', 'a'])
})
