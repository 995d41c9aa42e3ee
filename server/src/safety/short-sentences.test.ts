import { readFileSync } from 'node:fs'
import { loadContent } from '@lampstand/content/loader'
import type { Who } from '@lampstand/content/safety-schemas'
import { suggestedTopics } from '@lampstand/content/schemas'
import { createDangerReading, openDangers } from '@lampstand/scripture/dangers'
import { loadEncoder } from '@lampstand/scripture/encoder'
import { Registry } from 'prom-client'
import { beforeAll, expect, it } from 'vitest'
import { createHelplines } from './helplines.ts'
import { compilePhrases } from './phrases.ts'
import { createSafety } from './safety.ts'
import { createWordsReader } from './words.ts'

type Case = { prompt: string; expect: 'crisis' | 'not-crisis'; who: Who | null }
/** A few words each, as they are typed in haste: every case, with and without a full stop, emoji and curly quotes. */
const cases = JSON.parse(
  readFileSync(new URL('../../../bench/short-sentences.json', import.meta.url), 'utf8'),
) as readonly Case[]
const crises = cases.filter((each) => each.expect === 'crisis')
const others = cases.filter((each) => each.expect !== 'crisis')

const { challenges, helplines, phrases } = loadContent()
const words = createWordsReader(compilePhrases(phrases))
let safety: ReturnType<typeof createSafety>
beforeAll(async () => {
  const dangers = createDangerReading({ encode: await loadEncoder(), meansDanger: openDangers() })
  const lines = createHelplines(helplines)
  safety = createSafety({ phrases, helplines: lines, dangers, registry: new Registry(), log: console })
})

it.each(crises)('"$prompt" is answered with help first', async ({ prompt, who }) => {
  const reading = await safety.read(prompt, { timeZone: null })
  expect(reading.level).toBe('crisis')
  if (who !== null) expect(reading.who).toBe(who)
})

it('raises at most 1 false alarm in 10', async () => {
  const read = others.map(async ({ prompt }) => ({ prompt, ...(await safety.read(prompt, { timeZone: null })) }))
  const alarms = (await Promise.all(read)).filter(({ level }) => level === 'crisis').map(({ prompt }) => prompt)
  expect(alarms.length / others.length, alarms.join('\n')).toBeLessThanOrEqual(0.1)
})

it('keywords alone hear at least 97 of 100, while the encoder is away', () => {
  const missed = crises.filter(({ prompt }) => words(prompt).level !== 'crisis').map(({ prompt }) => prompt)
  expect(missed.length / crises.length, missed.join('\n')).toBeLessThanOrEqual(0.03)
})

/* What is asked for others in a prayer request is short, and has no first person to tell it by. */
it.each([
  'For a rest that holds, and for a manager who sees her.',
  'That he hears soon. Thank you for his calm while we wait.\nThursday: town hall',
  'That she gets through the week and sleeps',
  'That the biopsy is nothing. We hear on Tuesday.',
  'For Sam, first day on the crane',
])('"%s" calls for no help', async (request) => {
  expect((await safety.read(request, { timeZone: null })).level).toBe('none')
})

it.each([
  'That he does not hit me tonight',
  'For me to have the courage to end it on Friday',
  'I want to end it now',
  'I plan to end it on Sunday',
  'For my mother, she has collapsed and is grey',
  'For the man in the next cubicle, he wrote that this is his last day alive',
])('"%s" calls for help all the same', async (request) => {
  expect((await safety.read(request, { timeZone: null })).level).toBe('crisis')
})

const said = ['My husband beats me', 'I want to die', 'She is not breathing', 'A pupil told me her father hits her']
const shapes: [string, (text: string) => string][] = [
  ['without a full stop', (text) => text],
  ['with a full stop', (text) => `${text}.`],
  ['with a question mark', (text) => `${text}?`],
  ['with exclamation marks', (text) => `${text}!!!`],
  ['with an ellipsis', (text) => `${text}…`],
  ['in capitals', (text) => text.toUpperCase()],
  ['in small letters', (text) => text.toLowerCase()],
  ['in curly quotes', (text) => `“${text}.”`],
  ['with an emoji', (text) => `${text} 😢`],
  ['in brackets', (text) => `(${text})`],
  ['after a greeting', (text) => `hi. ${text}. thanks`],
  ['over several lines', (text) => `hello\n\n${text}\n`],
]
it.each(shapes)('punctuation and case hide nothing: %s', async (_, shaped) => {
  for (const text of said) {
    expect(words(shaped(text)).level, shaped(text)).toBe('crisis')
    expect((await safety.read(shaped(text), { timeZone: null })).level, shaped(text)).toBe('crisis')
  }
})

/** Chosen from a list and not typed: they are read all the same, and are no cry for help. */
it.each([...suggestedTopics, ...challenges.map(({ name }) => name)])(
  'the listed "%s" raises no alarm',
  async (listed) => {
    expect((await safety.read(listed, { timeZone: null })).level).not.toBe('crisis')
  },
)
