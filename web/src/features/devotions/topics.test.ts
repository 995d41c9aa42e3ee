import { suggestedTopics as writtenFor } from '@lampstand/content/schemas'
import { expect, test } from 'vitest'
import { suggestedTopics } from './topics.ts'

test('the topics suggested are those that devotions are written for', () => {
  expect(suggestedTopics).toEqual([...writtenFor])
})
