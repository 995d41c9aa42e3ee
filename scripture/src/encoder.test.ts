import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadEncoder } from './encoder.ts'
import { dimensions, encoderFiles } from './encoder-files.ts'

it.each(Object.values(encoderFiles))('has %s as it came', (file) => {
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
  const notice = readFileSync(new URL('../encoder/README.md', import.meta.url), 'utf8')
  expect(notice).toContain(digest)
})

const encode = await loadEncoder()
const likeness = (a: ArrayLike<number> = [], b: ArrayLike<number> = []): number =>
  Array.from(a).reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

it('gives unit vectors, for no words and for a thousand too', async () => {
  for (const vector of await encode(['I was laid off', '', 'so tired '.repeat(500), 'مديري يطلب مني أن أكذب'])) {
    expect(vector).toHaveLength(dimensions)
    expect(Math.hypot(...vector)).toBeCloseTo(1, 4)
  }
})

it('says nearly what the model says when its products are in 32 bits', async () => {
  const [tired, worn] = await encode(['i am tired and i want to quit', "i'm worn out, i think of leaving"])
  expect(likeness(tired, worn)).toBeCloseTo(reference, 1)
})

/** Of the same two sentences, by the weights in 32 bits. */
const reference = 0.427
