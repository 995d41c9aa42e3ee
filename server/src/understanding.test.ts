import { loadContent } from '@lampstand/content/loader'
import type { EncoderClient } from '@lampstand/scripture/encoder-client'
import { createRetriever } from '@lampstand/scripture/retrieval'
import { Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import type { Log } from './http/logging.ts'
import { createUnderstandingService } from './understanding.ts'

const content = loadContent()

type Parts = Parameters<typeof createUnderstandingService>[0]

function service(open?: () => Promise<EncoderClient>, learned?: Parts['learned']) {
  const registry = new Registry()
  const warn = vi.fn()
  const log = { warn } as unknown as Log
  return {
    registry,
    warn,
    ...createUnderstandingService({
      retriever: createRetriever(content),
      registry,
      log,
      ...(open && { open }),
      ...(learned && { learned }),
    }),
  }
}

test('before the encoder has started, keywords alone answer, and the metric says so', async () => {
  const { find, registry, close } = service()
  const { results, class: situation } = await find('my boss asked me to backdate a contract')
  expect(situation).toBe('pressed')
  expect(results.length).toBeGreaterThan(0)
  expect(await registry.metrics()).toContain('lampstand_encoder_ready 0')
  await close()
})

test('without what was learned, keywords alone answer, with a warning and without an encoder', async () => {
  const open = vi.fn(() => Promise.reject(new Error('not asked for')))
  const { find, start, registry, warn, close } = service(open, () => {
    throw new Error('no scripture/learned')
  })
  await start()
  expect(warn).toHaveBeenCalledOnce()
  expect(open).not.toHaveBeenCalled()
  expect((await find('I was laid off this morning')).results.length).toBeGreaterThan(0)
  expect(await registry.metrics()).toContain('lampstand_encoder_ready 0')
  await close()
})

test('an encoder that stops is missed at once, and replaced when it is started again', async () => {
  const gone = Promise.withResolvers<void>()
  const encode = vi.fn(async (sentences: readonly string[]) => sentences.map(() => new Float32Array(384).fill(0.04)))
  const open = vi.fn(async () => ({ encode, stopped: gone.promise, close: async () => gone.resolve() }))
  const { find, dangers, start, revive, registry, warn, close } = service(open)
  await revive()
  expect(open).not.toHaveBeenCalled()
  await Promise.all([start(), start()])
  await start()
  expect(open).toHaveBeenCalledOnce()
  expect(await dangers('nothing of note')).not.toEqual([])
  gone.resolve()
  await expect.poll(() => warn.mock.calls.length).toBe(1)
  expect(await registry.metrics()).toContain('lampstand_encoder_ready 0')
  expect(await dangers('nothing of note')).toEqual([])
  expect((await find('I was laid off this morning')).results.length).toBeGreaterThan(0)
  open.mockRejectedValueOnce(new Error('no memory'))
  await revive()
  expect(warn).toHaveBeenCalledTimes(2)
  open.mockImplementationOnce(async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    return { encode, stopped: promise, close: async () => resolve() }
  })
  await revive()
  expect(await registry.metrics()).toContain('lampstand_encoder_ready 1')
  expect(await dangers('nothing of note')).not.toEqual([])
  await close()
  expect(await registry.metrics()).toContain('lampstand_encoder_ready 0')
})
