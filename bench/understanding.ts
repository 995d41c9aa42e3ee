import { readFileSync } from 'node:fs'
import { loadContent } from '@lampstand/content/loader'
import { createDangerReading, openDangers, writtenRecognizer } from '@lampstand/scripture/dangers'
import { loadEncoder } from '@lampstand/scripture/encoder'
import { writtenMeaning } from '@lampstand/scripture/meaning'
import { createRetriever } from '@lampstand/scripture/retrieval'
import * as z from 'zod/mini'
import { learn, type Taught } from '../scripture/learn.ts'
import { rememberVectors } from '../scripture/remembered-vectors.ts'
import { plainWords } from '../scripture/src/plain-words.ts'
import { assess } from '../server/src/safety/assess.ts'
import { compilePhrases } from '../server/src/safety/phrases.ts'
import { createWordsReader } from '../server/src/safety/words.ts'
import { printTable } from './table.ts'

const readWords = createWordsReader(compilePhrases(loadContent().phrases))

/* npm run bench:understanding: what is understood of sentences that were not learned from. Every measure is a row. */

type Row = { readonly measure: string; readonly of: number; readonly share: number; readonly set: string }

const { themes, safety, passages, deny, classPhrases } = loadContent()
const load = await loadEncoder()
const vectors = rememberVectors(new URL('../.build/vectors/', import.meta.url), load)

/** Every other sentence of each entry. What lies next to each other was often written together, so it is spread by its place. */
const halfOf = <Entry extends { readonly phrasings: readonly string[] }>(entries: readonly Entry[], half: 0 | 1) =>
  entries.map((entry) => ({ ...entry, phrasings: entry.phrasings.filter((_, at) => at % 2 === half) }))

const rows = [...(await measureHalf(0, 1)), ...(await measureHalf(1, 0)), ...(await measureRedTeam())]
printTable(
  ['measure', 'sentences', 'share', 'set'],
  rows.map(({ measure, of, share, set }) => [measure, String(of), share.toFixed(3), set]),
)
console.log(
  [
    'Halves: learned from every other phrasing of content/themes, content/situations and content/safety, measured on the others;',
    'the ways of learning were chosen on these same halves. Red team: bench/red-team.json; thresholds were chosen with it in sight.',
  ].join('\n'),
)

async function measureHalf(learned: 0 | 1, asked: 0 | 1): Promise<Row[]> {
  const taught: Taught & { themes: typeof themes } = {
    themes: halfOf(themes, learned),
    safety: halfOf(safety, learned),
  }
  const files = await learn(taught, vectors.encode)
  const meaning = writtenMeaning(files.themes)
  const alarm = writtenRecognizer(files.alarm)
  const { find } = createRetriever({ themes: taught.themes, passages, deny, classPhrases })
  const set = `half ${asked + 1}`

  const ranks: number[] = []
  for (const { id, phrasings } of halfOf(themes, asked)) {
    const read = await vectors.encode(phrasings.map(plainWords))
    for (const [at, phrasing] of phrasings.entries()) {
      const vector = read[at]
      const found = find(phrasing, { meant: vector && meaning(vector) })
      ranks.push(found.themes.findIndex((theme) => theme.id === id))
    }
  }
  const levels = async (entries: typeof safety) => {
    const texts = entries.flatMap(({ phrasings }) => phrasings)
    const read = await vectors.encode(texts.map(plainWords))
    return texts.map((text, at) => {
      const vector = read[at] ?? new Float32Array()
      return assess(readWords(text), [new Map([['alarm', alarm({ text: plainWords(text), vector })]])]).level
    })
  }
  const others = halfOf(safety, asked)
  const crises = await levels(others.filter(({ danger }) => danger !== null))
  const calm = await levels(others.filter(({ danger }) => danger === null))
  return [
    row('theme right first', ranks, (rank) => rank === 0, set),
    row('theme among the first three', ranks, (rank) => rank >= 0 && rank < 3, set),
    row('danger: help first', crises, (level) => level === 'crisis', set),
    row('danger: some help', crises, (level) => level !== 'none', set),
    row('danger: false alarms', calm, (level) => level === 'crisis', set),
  ]
}

async function measureRedTeam(): Promise<Row[]> {
  const Prompts = z.array(z.object({ expect: z.enum(['crisis', 'not-crisis']), prompt: z.string() }))
  const prompts = Prompts.parse(JSON.parse(readFileSync(new URL('red-team.json', import.meta.url), 'utf8')))
  const read = createDangerReading({ encode: load, meansDanger: openDangers() })
  const levelsOf = async (wanted: string) => {
    const levels: string[] = []
    for (const { prompt } of prompts.filter((each) => each.expect === wanted))
      levels.push(assess(readWords(prompt), await read(prompt)).level)
    return levels
  }
  const [crises, calm] = [await levelsOf('crisis'), await levelsOf('not-crisis')]
  return [
    row('danger: help first', crises, (level) => level === 'crisis', 'red team'),
    row('danger: some help', crises, (level) => level !== 'none', 'red team'),
    row('danger: false alarms', calm, (level) => level === 'crisis', 'red team'),
  ]
}

function row<Outcome>(measure: string, all: readonly Outcome[], isHit: (each: Outcome) => boolean, set: string): Row {
  return { measure, of: all.length, share: all.filter(isHit).length / all.length, set }
}
