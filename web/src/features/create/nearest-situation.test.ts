import { expect, test } from 'vitest'
import { allSituations } from './creation.ts'
import { nearestSituation } from './nearest-situation.ts'

test.each(allSituations)('$label is nearest to itself', ({ id, label }) => {
  expect(nearestSituation(label)).toBe(id)
})

test.each([
  ['Three deadlines on one day, and the project is late', 'overwhelmed-with-deadlines'],
  ['My coworker shouts at me', 'difficult-colleagues'],
  ['I cannot sleep because of work', 'workplace-stress'],
  ['Should I take the offer in another city?', 'wisdom-for-decisions'],
  ['Layoffs were announced', 'fear-of-losing-work'],
  ['Nobody notices what I do', 'feeling-unseen'],
  ['My boss wants me to lie about what is wrong', 'pressure-to-compromise'],
  ['First day at a new place tomorrow', 'beginning-something-new'],
])('"%s" is %s', (words, id) => {
  expect(nearestSituation(words)).toBe(id)
})

test('words that share nothing find none', () => {
  expect(nearestSituation('My child is ill at home')).toBeUndefined()
  expect(nearestSituation('')).toBeUndefined()
})
