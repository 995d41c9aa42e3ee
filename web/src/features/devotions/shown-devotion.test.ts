import type { Devotion } from '@lampstand/contract/devotions'
import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { failureToast } from './queries.ts'
import { shownDevotion } from './shown-devotion.ts'

const [own, other] = [
  { id: 'Col.3.23', reference: 'Colossians 3:23', text: 'words', why: 'a reason' },
  { id: 'Prov.16.3', reference: 'Proverbs 16:3', text: 'other words', why: 'another' },
]
const devotion: Devotion = {
  title: 'A title',
  scriptureReference: 'Colossians 3:23',
  scriptureText: 'words',
  devotion: 'A paragraph.',
  applicationQuestions: ['Who?'],
  lifeApplication: '- Begin.',
  prayerPoints: ['For peace.'],
  source: 'library',
  safety: 'none',
  disclaimer: 'Verify it.',
  passages: [own, other],
}

test("the devotion's own scripture comes first and once, with how it fits", () => {
  expect(shownDevotion({ ...devotion, passages: [other, own] }, null).passages).toEqual([own, other])
})

test('scripture that no passage names is found by its reference', () => {
  expect(shownDevotion({ ...devotion, passages: [] }, null).passages).toEqual([
    { id: 'Colossians 3:23', reference: 'Colossians 3:23', text: 'words', why: '' },
  ])
})

test('questions, steps and prayer stand under the names agreed', () => {
  expect(shownDevotion(devotion, null).parts.map(({ title }) => title)).toEqual([
    undefined,
    'Reflection Questions',
    'Practical Steps',
    'Prayer Focus',
    'Important Considerations',
  ])
})

test.each([new ApiError(429, 'wait', ''), new ApiError(503, '{"code":"quota_exceeded"}', '')])(
  'high demand is told apart (%s)',
  (error) => {
    expect(failureToast(error)).toEqual({
      title: 'Service Temporarily Unavailable',
      description: 'AI service is experiencing high demand. Please try again in a few minutes.',
      tone: 'destructive',
    })
  },
)

test.each([new ApiError(500, '', 'no'), new TypeError('Failed to fetch'), 'odd'])('any other failure (%s)', (error) => {
  expect(failureToast(error)).toMatchObject({
    title: 'Generation Failed',
    description: 'Unable to generate devotion. Please try again.',
  })
})
