import { expect, it } from 'vitest'
import { learnMeaning, readWith, writeMeaning, writtenMeaning } from './meaning.ts'

const themes = [
  { id: 'rest', name: 'Rest', phrasings: ['I am tired', 'I need a break', 'I am worn out'] },
  { id: 'anger', name: 'Anger', phrasings: ['I am furious', 'I shouted at him', 'I hate this'] },
]
/** A stand-in encoder: the first number tells the themes apart, the second is the mood of the day. */
const encode = async (sentences: readonly string[]) =>
  sentences.map((each) => Float32Array.of(/tired|break|worn|Rest/.test(each) ? 1 : -1, each.length / 10, 1))

it('learns which directions tell themes apart, and disregards those in which they vary themselves', async () => {
  const meaning = readWith(await learnMeaning(themes, encode))
  expect(meaning(Float32Array.of(0.8, 9, 1)).get('rest')).toBeGreaterThan(0.8)
  expect(meaning(Float32Array.of(-0.8, -9, 1)).get('anger')).toBeGreaterThan(0.8)
  expect([...meaning(Float32Array.of(0.1, 1, 1)).values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
})

it('is read back as it was learned', async () => {
  const learned = await learnMeaning(themes, encode)
  const vector = Float32Array.of(0.8, 9, 1)
  const odds = writtenMeaning(writeMeaning('a digest', learned))(vector)
  expect(odds.get('rest')).toBeCloseTo(readWith(learned)(vector).get('rest') ?? 0, 3)
})
