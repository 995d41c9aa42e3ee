import { expect, test } from 'vitest'
import { allSituations, type Creation, type CreationRequest, type CreationsBySituation } from './creation.ts'
import { createCreationPicker, situationsOf } from './creation-picker.ts'

const words = (text: string): Creation => ({ kind: 'text', text })
/** Two texts of each situation, all different. */
const creations: CreationsBySituation = Object.fromEntries(
  allSituations.map(({ id }) => [id, [words(`${id}, first`), words(`${id}, second`)]]),
)
const request = (situations: string[], ownWords = ''): CreationRequest => ({ type: 'prayer', situations, ownWords })
const picked = (times: number, wanted: CreationRequest, from = creations, random = Math.random) => {
  const pick = createCreationPicker(random)
  return Array.from({ length: times }, () => pick(wanted, from).text)
}
const situationIn = (text: string) => text.split(',')[0]

test('a text is of the situation that was chosen, and never the same twice running', () => {
  const texts = picked(7, request(['workplace-stress']))
  expect(new Set(texts.map(situationIn))).toEqual(new Set(['workplace-stress']))
  for (const [place, text] of texts.entries()) expect(text).not.toBe(texts[place - 1])
})

test('several situations take turns', () => {
  const [a, b, c, d] = picked(4, request(['workplace-stress', 'wisdom-for-decisions'])).map(situationIn)
  expect(new Set([a, b])).toEqual(new Set(['workplace-stress', 'wisdom-for-decisions']))
  expect([c, d]).toEqual([a, b])
})

test('without a situation it is any of the eight', () => {
  expect(new Set(picked(8, request([])).map(situationIn)).size).toBe(8)
})

test('the same passage under two situations does not come twice running', () => {
  const same: CreationsBySituation = { a: [words('one'), words('two')], b: [words('one'), words('three')] }
  const texts = picked(9, request(['a', 'b']), same, () => 0)
  for (const [place, text] of texts.entries()) expect(text).not.toBe(texts[place - 1])
})

test('what is missing is an error and not an empty text', () => {
  expect(() => picked(1, request(['unknown']))).toThrow(RangeError)
})

test("one's own words add the situation that they fit", () => {
  expect(situationsOf(request([], 'three deadlines on one day'))).toEqual(['overwhelmed-with-deadlines'])
  expect(situationsOf(request(['workplace-stress'], 'this deadline'))).toEqual([
    'workplace-stress',
    'overwhelmed-with-deadlines',
  ])
  expect(situationsOf(request([], 'xyzzy'))).toEqual(allSituations.map(({ id }) => id))
})
