import { afterAll, beforeAll, expect, it } from 'vitest'
import { dimensions } from './encoder.ts'
import { type EncoderClient, startEncoder } from './encoder-client.ts'

let client: EncoderClient
beforeAll(async () => {
  client = await startEncoder({ patience: 10_000 })
}, 30_000)
afterAll(() => client.close())

const likeness = (a: ArrayLike<number> = [], b: ArrayLike<number> = []): number =>
  Array.from(a).reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

it('lays sentences of like meaning close to each other', async () => {
  const [worn, tired, menu] = await client.encode([
    'I am worn out',
    'I have no strength left',
    'The soup is on the menu',
  ])
  expect(worn).toHaveLength(dimensions)
  expect(likeness(worn, tired)).toBeGreaterThan(likeness(worn, menu) + 0.1)
})

it('answers many at once, each its own', async () => {
  const sentences = ['I was fired', 'We won the contract', 'My boss shouts']
  const together = await Promise.all(sentences.map((each) => client.encode([each])))
  const alone = await client.encode(sentences)
  for (const [at, [vector]] of together.entries()) expect(likeness(vector, alone[at])).toBeCloseTo(1, 4)
})

it('gives up on a sentence that takes too long', async () => {
  const hasty = await startEncoder({ patience: 0 })
  await expect(hasty.encode(['I am worn out'])).rejects.toThrow('too long')
  await hasty.close()
  await expect(hasty.encode(['I am worn out'])).rejects.toThrow('stopped')
})
