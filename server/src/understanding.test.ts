import { loadContent } from '@lampstand/content/loader'
import { createRetriever } from '@lampstand/scripture/retrieval'
import { Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import type { Log } from './http/logging.ts'
import { createUnderstandingService } from './understanding.ts'

const content = loadContent()

function service(themes = content.themes) {
  const registry = new Registry()
  const warn = vi.fn()
  const log = { warn } as unknown as Log
  return {
    registry,
    warn,
    ...createUnderstandingService({
      retriever: createRetriever(content),
      themes,
      safety: content.safety,
      registry,
      log,
    }),
  }
}

test('before the encoder has started, words alone answer, and the metric says so', async () => {
  const { find, registry, close } = service()
  const { results, class: situation } = await find('my boss asked me to backdate a contract')
  expect(situation).toBe('pressed')
  expect(results.length).toBeGreaterThan(0)
  expect(await registry.metrics()).toContain('lampstand_encoder_ready 0')
  await close()
})

test('where the meaning of these themes was not prepared, words alone go on answering, and the operator is told', async () => {
  const unprepared = content.themes.map((theme) => ({
    ...theme,
    phrasings: [...theme.phrasings, `said of ${theme.id}`],
  }))
  const { find, start, registry, warn, close } = service(unprepared)
  await start()
  expect(warn).toHaveBeenCalledOnce()
  expect(await registry.metrics()).toContain('lampstand_encoder_ready 0')
  expect((await find('I was laid off this morning')).results.length).toBeGreaterThan(0)
  await close()
})
