import { expect, test } from 'vitest'
import { createToastStore } from './toast-store.ts'

test('one is visible at a time, in the order of their coming', () => {
  const toasts = createToastStore()
  toasts.show({ title: 'first' })
  toasts.show({ title: 'second' })
  expect(toasts.current()?.title).toBe('first')
  toasts.close(toasts.current()?.id ?? 0)
  expect(toasts.current()?.title).toBe('second')
  toasts.close(toasts.current()?.id ?? 0)
  expect(toasts.current()).toBeUndefined()
})

test('it stays five seconds, and makes room sooner for one that waits', () => {
  const toasts = createToastStore()
  toasts.show({ title: 'first' })
  expect(toasts.current()?.duration).toBe(5000)
  toasts.show({ title: 'second' })
  expect(toasts.current()?.duration).toBeLessThan(2000)
})

test('the same words do not stand twice', () => {
  const toasts = createToastStore()
  toasts.show({ title: 'Error', description: 'Try again.' })
  const first = toasts.current()?.id
  toasts.show({ title: 'Error', description: 'Try again.' })
  expect(toasts.current()?.id).not.toBe(first)
  toasts.close(toasts.current()?.id ?? 0)
  expect(toasts.current()).toBeUndefined()
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
