import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EncoderClient, startEncoder } from './encoder-client.ts'
import { dimensions } from './encoder-files.ts'

let client: EncoderClient
beforeAll(async () => {
  client = await startEncoder({ patience: 10_000 })
})
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

it('ends in the middle of its work without taking the program with it', async () => {
  for (let round = 0; round < 5; round++) {
    const busy = await startEncoder()
    const readings = Promise.allSettled(Array.from({ length: 20 }, (_, at) => busy.encode([`tired ${at} `.repeat(60)])))
    await busy.close()
    expect((await readings).some(({ status }) => status === 'rejected')).toBe(true)
  }
})

it('reports to nobody how it is used, and leaves nothing in the home folder', async () => {
  const home = mkdtempSync(join(tmpdir(), 'lampstand-home-'))
  const program = `
    import(${JSON.stringify(new URL('./encoder-client.ts', import.meta.url).href)})
      .then(({ startEncoder }) => startEncoder())
      .then(({ encode, close }) => encode(['I am worn out']).then(close))`
  // Nothing else: the runtime would keep still where it finds a CI.
  const env = { PATH: process.env['PATH'], HOME: home }
  await promisify(execFile)(process.execPath, ['--eval', program], { env })
  expect(readdirSync(home)).toEqual([])
  rmSync(home, { recursive: true })
})
