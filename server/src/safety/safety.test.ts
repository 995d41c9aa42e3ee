import { loadContent } from '@lampstand/content/loader'
import type { DangerOdds } from '@lampstand/scripture/dangers'
import { Registry } from 'prom-client'
import { expect, it, vi } from 'vitest'
import { createHelplines } from './helplines.ts'
import { createSafety } from './safety.ts'
import { startWords, type WordsClient } from './words-client.ts'

const { phrases, helplines } = loadContent()

const hearsNothing = async (_text: string): Promise<DangerOdds[]> => []

function safety(open?: () => Promise<WordsClient>, dangers = hearsNothing) {
  const registry = new Registry()
  const warn = vi.fn()
  const parts = { phrases, helplines: createHelplines(helplines), dangers, registry, log: { warn } }
  return { registry, warn, ...createSafety({ ...parts, ...(open && { open }) }) }
}
const nowhere = { timeZone: null }
const danger = 'I want to kill myself'

it('a thread of its own reads, and says the same as the main thread', async () => {
  const { start, read, registry, close } = safety()
  const here = await read(danger, nowhere)
  await start()
  expect(await registry.metrics()).toContain('lampstand_safety_thread_ready 1')
  expect(await read(danger, nowhere)).toEqual(here)
  expect(here).toMatchObject({ level: 'crisis', danger: 'self-harm', who: 'self' })
  await close()
})

it('while its thread is away the main thread reads, the operator is told, and it is started again', async () => {
  const gone = Promise.withResolvers<void>()
  const open = vi.fn(async () => ({
    read: async () => Promise.reject(new Error('gone')),
    stopped: gone.promise,
    close: async () => gone.resolve(),
  }))
  const { start, revive, read, registry, warn, close } = safety(open)
  await revive()
  expect(open).not.toHaveBeenCalled()
  await Promise.all([start(), start()])
  expect(open).toHaveBeenCalledOnce()
  expect((await read(danger, nowhere)).level).toBe('crisis')
  expect(await registry.metrics()).toContain('lampstand_safety_faults_total 1')
  gone.resolve()
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), { timeout: 10_000 })
  expect((await read(danger, nowhere)).level).toBe('crisis')
  expect(await registry.metrics()).toContain('lampstand_safety_thread_ready 0')
  await revive()
  expect(open).toHaveBeenCalledTimes(2)
  await close()
})

it('a thread that does not start leaves the reading to the main thread', async () => {
  const { start, read, warn } = safety(async () => Promise.reject(new Error('no threads here')))
  await start()
  expect(warn).toHaveBeenCalledOnce()
  expect((await read(danger, nowhere)).level).toBe('crisis')
})

it('nothing that was typed stands in what an operator sees', async () => {
  const { read, registry, warn } = safety()
  await read(`${danger} on Tuesday`, nowhere)
  expect(await registry.metrics()).not.toContain('Tuesday')
  expect(warn).not.toHaveBeenCalled()
})

it.each([
  'he ',
  'my boss ',
  'I want to ',
  'kill ',
  'a',
  '( ',
  'my husband said he ',
  'а',
  '* ',
  '1',
  'a.',
  "i'm going to ",
])('the time to read grows with the length alone: %j', async (word) => {
  const client = await startWords(phrases, { patience: 60_000 })
  const time = async (length: number) => {
    const text = word.repeat(Math.ceil(length / word.length)).slice(0, length)
    const began = process.cpuUsage()
    await client.read(text)
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000
  }
  await time(4000)
  // Ten times the text: ten times the CPU. Quadratic would be a hundred. A shared core and the collection of garbage only add, so
  // the best of several counts.
  let ratio = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 6 && ratio >= 40; attempt++) {
    const short = await time(10_000)
    ratio = Math.min(ratio, (await time(100_000)) / Math.max(short, 5))
  }
  await client.close()
  expect(ratio).toBeLessThan(40)
})

it('danger is heard at the end of a very long text, and where two pieces meet', async () => {
  const { read } = safety()
  const calm = 'The new rota is fine and the team is friendly. '
  expect((await read(calm.repeat(400) + danger, nowhere)).level).toBe('crisis')
  for (let lead = 560; lead < 680; lead += 7) {
    expect((await read(`${calm.repeat(20).slice(0, lead)} ${danger}. ${calm.repeat(20)}`, nowhere)).level).toBe(
      'crisis',
    )
  }
})

it('the encoder does not hear blows in an idiom, and hears what stands beside it', async () => {
  const heard: string[] = []
  const { read, close } = safety(undefined, (text) => {
    heard.push(text)
    return hearsNothing(text)
  })
  await read('He beat me to the sale. I came home crying.', nowhere)
  await read('I came home\ncrying.', nowhere)
  await close()
  expect(heard).toEqual([expect.stringMatching(/^he +… +sale\. i came home crying/), 'I came home\ncrying.'])
})
