import { expect, it } from 'vitest'
import { quotationCases, referenceCases } from './quotation-cases.ts'
import { measure } from './quotation-measures.ts'

const { precision, recall, verdict, repair, references } = measure('dev')

it.each([
  ['what is flagged is wrong', precision, 0.98],
  ['what is wrong is flagged', recall, 0.98],
  ['verdicts are right', verdict, 0.95],
  ['repairs are right', repair, 0.95],
  ['references are all found, and no others', references, 0.96],
])('in texts as models write them, %s', (_, { some, all }, least) => {
  expect(all).toBeGreaterThan(40)
  expect(some / all).toBeGreaterThanOrEqual(least)
})

it('nothing stands in both halves', () => {
  for (const cases of [quotationCases, referenceCases]) {
    const texts = cases.map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
  }
})
