import { expect, test } from 'vitest'
import { createToastStore } from './toast-store.ts'

test('one is visible at a time, and a newer one takes its place at once', () => {
  const toasts = createToastStore()
  toasts.show({ title: 'first' })
  const first = toasts.current()?.id ?? 0
  toasts.show({ title: 'second' })
  expect(toasts.current()?.title).toBe('second')
  toasts.close(first)
  expect(toasts.current()?.title).toBe('second')
  toasts.close(toasts.current()?.id ?? 0)
  expect(toasts.current()).toBeUndefined()
})

test('the same words again are a new toast, which stays its whole time', () => {
  const toasts = createToastStore()
  toasts.show({ title: 'Error', description: 'Try again.' })
  const first = toasts.current()?.id
  toasts.show({ title: 'Error', description: 'Try again.' })
  expect(toasts.current()?.id).not.toBe(first)
})

test('an error says what did not work, and looks like it', () => {
  const toasts = createToastStore()
  toasts.showError('It could not be saved.')
  expect(toasts.current()).toMatchObject({
    title: 'Error',
    description: 'It could not be saved.',
    tone: 'destructive',
  })
})

test('listeners hear of each change until they leave', () => {
  const toasts = createToastStore()
  let heard = 0
  const leave = toasts.subscribe(() => {
    heard += 1
  })
  toasts.show({ title: 'first' })
  leave()
  toasts.show({ title: 'second' })
  expect(heard).toBe(1)
})
