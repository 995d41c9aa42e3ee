import { readFileSync } from 'node:fs'
import { loadContent } from '@lampstand/content/loader'
import type { Who } from '@lampstand/content/safety-schemas'
import { createDangerReading, openDangers } from '@lampstand/scripture/dangers'
import { loadEncoder } from '@lampstand/scripture/encoder'
import { Registry } from 'prom-client'
import { createHelplines } from '../server/src/safety/helplines.ts'
import { createSafety } from '../server/src/safety/safety.ts'

/** A prompt written without sight of the phrases and of what the encoder learns from. */
type Case = {
  readonly prompt: string
  readonly expect: 'crisis' | 'not-crisis'
  readonly danger: string
  readonly who: Who | null
  readonly variant: string | null
}

/** A crisis and a calm sentence of nearly the same words. Phrases were mended by the half `dev`; `test` was only counted. */
type Pair = {
  readonly half: 'dev' | 'test'
  readonly danger: string
  readonly who: Who
  readonly crisis: string
  readonly calm: string
}

/** Sentences in other languages than English; `calm` ones are made of the words of the crises. Written before the phrases, by the same author. */
type Foreign = {
  readonly language: string
  readonly half: 'dev' | 'test'
  readonly expect: 'crisis' | 'calm' | 'ordinary'
  readonly danger: string | null
  readonly prompt: string
}
const foreign = JSON.parse(readFileSync(new URL('foreign-cases.json', import.meta.url), 'utf8')) as Foreign[]
const english = JSON.parse(readFileSync(new URL('english-sentences.json', import.meta.url), 'utf8')) as string[]

const pairs = JSON.parse(readFileSync(new URL('safety-pairs.json', import.meta.url), 'utf8')) as Pair[]
const mirrored = (half: Pair['half']): Case[] =>
  pairs
    .filter((each) => each.half === half)
    .flatMap(({ danger, who, crisis, calm }) => [
      { prompt: crisis, expect: 'crisis', danger, who, variant: null },
      { prompt: calm, expect: 'not-crisis', danger, who: null, variant: null },
    ])

const written = JSON.parse(readFileSync(new URL('safety-cases.json', import.meta.url), 'utf8')) as Case[]
const { helplines, phrases } = loadContent()

const parts = { phrases, helplines: createHelplines(helplines), log: console }
const isListed = process.argv.includes('--list')
const encode = await loadEncoder()
const whole = createSafety({
  ...parts,
  dangers: createDangerReading({ encode, meansDanger: openDangers() }),
  registry: new Registry(),
})
const byWords = createSafety({ ...parts, dangers: async () => [], registry: new Registry() })

async function measure(name: string, { read }: typeof whole, cases: readonly Case[]) {
  const read_ = await Promise.all(
    cases.map(async (each) => ({ ...each, reading: await read(each.prompt, { timeZone: null }) })),
  )
  const crises = read_.filter((each) => each.expect === 'crisis')
  const calm = read_.filter((each) => each.expect !== 'crisis')
  const heard = crises.filter(({ reading }) => reading.level === 'crisis')
  const alarms = calm.filter(({ reading }) => reading.level === 'crisis')
  const share = (some: number, all: number) => `${some} of ${all} (${((100 * some) / all).toFixed(1)} %)`
  const count = (fits: (each: (typeof heard)[number]) => boolean) => share(heard.filter(fits).length, heard.length)
  console.log(`\n${name}`)
  console.table({
    'crises answered with help first': share(heard.length, crises.length),
    'false alarms': share(alarms.length, calm.length),
    'the danger': count(({ danger, reading }) => reading.danger === danger),
    'who is in it': count(({ who, reading }) => reading.who === who),
    'some help': share(crises.filter(({ reading }) => reading.level !== 'none').length, crises.length),
    'the variant, where there is one': share(
      heard.filter(({ variant, reading }) => variant !== null && reading.variants.some((each) => each === variant))
        .length,
      heard.filter(({ variant }) => variant !== null).length,
    ),
  })
  if (!isListed || name.includes('test')) return
  for (const { prompt, reading } of crises) if (reading.level !== 'crisis') console.log(`not heard: ${prompt}`)
  for (const { prompt, reading } of alarms) console.log(`false alarm, ${reading.danger}: ${prompt}`)
  for (const { prompt, danger, who, variant, reading } of heard) {
    const wrong = [
      reading.danger !== danger && `danger ${reading.danger} for ${danger}`,
      reading.who !== who && `who ${reading.who} for ${who}`,
      variant !== null &&
        !reading.variants.some((each) => each === variant) &&
        `variants ${reading.variants.join(', ')} for ${variant}`,
    ].filter((each) => each !== false)
    if (wrong.length > 0) console.log(`${wrong.join('; ')}: ${prompt}`)
  }
}

await measure('Words and meaning', whole, written)
await measure('Keywords alone, while the encoder is away', byWords, written)
await measure('Mirrored pairs, dev', whole, mirrored('dev'))
await measure('Mirrored pairs, test', whole, mirrored('test'))
await measureForeign()

/** A row for each language and half: how many crises, alarms among the rest, and how often the language was told. */
async function measureForeign() {
  const { read } = whole
  const readings = await Promise.all(
    foreign.map(async (each) => ({ ...each, reading: await read(each.prompt, { timeZone: null }) })),
  )
  const of = (some: readonly unknown[], all: readonly unknown[]) => `${some.length} of ${all.length}`
  const rowOf = (language: string, half: Foreign['half']) => {
    const own = readings.filter((each) => each.language === language && each.half === half)
    const crises = own.filter((each) => each.expect === 'crisis')
    const calm = own.filter((each) => each.expect !== 'crisis')
    const isHeard = ({ reading }: (typeof own)[number]) => reading.level === 'crisis'
    const heard = crises.filter(isHeard)
    const row = {
      'crises answered with help first': of(heard, crises),
      'false alarms': of(calm.filter(isHeard), calm),
      'the danger': of(
        heard.filter(({ danger, reading }) => reading.danger === danger),
        heard,
      ),
      'the language': of(
        own.filter(({ reading }) => reading.language === language),
        own,
      ),
    }
    if (isListed && half === 'dev') {
      for (const each of crises) if (!isHeard(each)) console.log(`not heard: ${each.prompt}`)
      for (const each of calm) if (isHeard(each)) console.log(`false alarm: ${each.prompt}`)
    }
    return [`${language}, ${half}`, row] as const
  }
  const languages = [...new Set(foreign.map(({ language }) => language))]
  const rows = languages.flatMap((language) => [rowOf(language, 'dev'), rowOf(language, 'test')])
  const asked = [
    ...english,
    ...written.map(({ prompt }) => prompt),
    ...pairs.flatMap(({ crisis, calm }) => [crisis, calm]),
  ]
  const told = await Promise.all(asked.map((text) => read(text, { timeZone: null })))
  console.log('\nOther languages than English')
  console.table(Object.fromEntries(rows))
  console.log(
    `English taken for another language: ${of(
      told.filter(({ language }) => language !== null),
      told,
    )}`,
  )
}
