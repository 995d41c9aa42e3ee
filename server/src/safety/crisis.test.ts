import { readFileSync } from 'node:fs'
import { loadContent } from '@lampstand/content/loader'
import { createDangerReading, openDangers } from '@lampstand/scripture/dangers'
import { loadEncoder } from '@lampstand/scripture/encoder'
import { Registry } from 'prom-client'
import { beforeAll, expect, it } from 'vitest'
import { chooseCrisis, unknownDanger } from './crisis.ts'
import { createHelplines } from './helplines.ts'
import { createSafety } from './safety.ts'

const { crises, safety: soundings, helplines, phrases } = loadContent()
/** Three ways to say each crisis, by the id of the text that answers it; nothing is learned from them. */
const phrasings = JSON.parse(
  readFileSync(new URL('../../../bench/crisis-phrasings.json', import.meta.url), 'utf8'),
) as Record<string, readonly string[]>

let safety: ReturnType<typeof createSafety>
beforeAll(async () => {
  const dangers = createDangerReading({ encode: await loadEncoder(), meansDanger: openDangers() })
  safety = createSafety({
    phrases,
    helplines: createHelplines(helplines),
    dangers,
    registry: new Registry(),
    log: console,
  })
})

it('every crisis text has three phrasings here, and the encoder learns from none of them', () => {
  expect(Object.keys(phrasings).toSorted()).toEqual(crises.map(({ id }) => id).toSorted())
  const learned = new Set(soundings.flatMap((each) => each.phrasings))
  for (const [id, list] of Object.entries(phrasings)) {
    expect(list.length, id).toBeGreaterThanOrEqual(3)
    expect(list.filter((each) => learned.has(each))).toEqual([])
  }
})

it.each(Object.entries(phrasings).flatMap(([id, list]) => list.map((said) => ({ id, said }))))(
  '$id answers "$said"',
  async ({ id, said }) => {
    const reading = await safety.read(said, { timeZone: null })
    expect(reading.level).toBe('crisis')
    expect(chooseCrisis(crises, reading).id).toBe(id)
    expect(reading.help?.helplines.length).toBeGreaterThan(0)
  },
)

it('what fits nothing better is answered for the asker', () => {
  expect(chooseCrisis(crises, unknownDanger).id).toBe('self-harm-self')
  expect(chooseCrisis(crises, { danger: 'emergency', who: 'asker-is-danger', variants: [], language: null }).id).toBe(
    'emergency-self',
  )
})
