import { expect, test } from 'vitest'
import { clearPersonalStorage, personalValue } from './personal-storage.ts'

test('what comes after a person left is kept no more', async () => {
  const list = personalValue<readonly string[]>('anna', 'list')
  await list.update((before = []) => [...before, 'in time'])
  expect(await list.get()).toEqual(['in time'])
  // Here is no database: values live as long as the page.
  await clearPersonalStorage().catch(() => undefined)
  expect(await list.update((before = []) => [...before, 'late'])).toEqual(['in time', 'late'])
  await list.set(['later'])
  expect(await list.get()).toEqual(['in time'])
})
