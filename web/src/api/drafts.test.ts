import { beforeEach, expect, test, vi } from 'vitest'
import { localStore, queryClient, userQuery } from './browser.ts'
import { forgetDevice } from './device-keys.ts'
import { draftOf } from './drafts.ts'

const draft = draftOf('prayer request')
const signIn = (id: string) => queryClient.setQueryData(userQuery.queryKey, { id } as never)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  signIn('ruth')
  draft.clear()
})

test('what was typed is there again, until it is dropped', () => {
  draft.save({ name: 'Miriam', prayerText: '', idempotencyKey: undefined })
  expect(draftOf('prayer request').read()).toEqual({ name: 'Miriam', prayerText: '' })
  draft.clear()
  expect(draft.read()).toBeUndefined()
})

test('the next person finds nothing, and what they type replaces it', () => {
  draft.save({ name: 'Miriam' })
  signIn('naomi')
  expect(draft.read()).toBeUndefined()
  draft.save({ name: 'Boaz' })
  signIn('ruth')
  expect(draft.read()).toBeUndefined()
})

test('a sign-out takes it along, and what cannot be read is as if it were not there', () => {
  draft.save({ name: 'Miriam' })
  forgetDevice(localStore)
  expect(draft.read()).toBeUndefined()
  localStore.set('lampstand-drafts', '{')
  expect(draft.read()).toBeUndefined()
})

test('a form that stands empty again has no draft', () => {
  draft.save({ name: 'Miriam' })
  draft.save({ name: '', prayerText: ' ' })
  expect(draft.read()).toBeUndefined()
})

test('what was sent is dropped, and not what was typed since', () => {
  draft.save({ text: 'my boss shouts ' })
  draft.clear({ text: 'my boss' })
  expect(draft.read()).toEqual({ text: 'my boss shouts ' })
  draft.clear({ text: 'my boss shouts' })
  expect(draft.read()).toBeUndefined()
})

test('a session that ends in the middle of a sentence takes nothing along', () => {
  draft.save({ name: 'Miriam' })
  queryClient.setQueryData(userQuery.queryKey, null)
  draft.save({ name: '' })
  draft.clear()
  expect(draft.read()).toBeUndefined()
  signIn('ruth')
  expect(draft.read()).toEqual({ name: 'Miriam' })
})
