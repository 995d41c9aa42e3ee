import { expect, it } from 'vitest'
import { learnRecognizer, recognize } from './recognizer.ts'

/** A stand-in encoder: the first number tells storms from calm, the second is noise. */
const sample = (text: string, first: number) => ({ text, vector: Float32Array.of(first, text.length / 100) })
const storms = [
  sample('the mast is breaking', 0.9),
  sample('we take on water', 0.8),
  sample('the sails are torn', 0.85),
  sample('waves over the deck', 0.9),
]
const calm = [
  sample('a quiet sea tonight', -0.9),
  sample('the crew is asleep', -0.8),
  sample('we sail at dawn', -0.7),
  sample('the deck is clean', -0.9),
]
const learned = learnRecognizer(storms, calm)

it('knows again what it has learned from', () => {
  for (const each of storms) expect(recognize(learned, each), each.text).toBeGreaterThan(0.5)
  for (const each of calm) expect(recognize(learned, each), each.text).toBeLessThan(0.5)
})

it('goes by the meaning where the words are new', () => {
  expect(recognize(learned, sample('lightning struck', 0.9))).toBeGreaterThan(0.5)
  expect(recognize(learned, sample('all hands ashore', -0.9))).toBeLessThan(0.5)
})

it('goes by the words too: the same meaning is surer in words that were learned', () => {
  const known = recognize(learned, sample('we take on water', 0.2))
  expect(known).toBeGreaterThan(recognize(learned, sample('nothing of the kind', 0.2)))
})

it('learns the same from the same', () => {
  expect(learnRecognizer(storms, calm)).toEqual(learned)
})
