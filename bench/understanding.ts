import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadContent } from '@lampstand/content/loader'
import { createDangerReading, openDangers, writtenAlarm } from '@lampstand/scripture/dangers'
import { loadEncoder } from '@lampstand/scripture/encoder'
import { createFinder } from '@lampstand/scripture/passage-finder'
import { createQuotationCheck } from '@lampstand/scripture/quotations'
import { openRequests, writtenRequests } from '@lampstand/scripture/requests'
import { createRetriever } from '@lampstand/scripture/retrieval'
import { openText } from '@lampstand/scripture/text'
import { createUnderstanding } from '@lampstand/scripture/understanding'
import * as z from 'zod/mini'
import { learn, type Taught } from '../scripture/learn.ts'
import { rememberVectors } from '../scripture/remembered-vectors.ts'
import { plainWords } from '../scripture/src/plain-words.ts'
import { createReader } from '../server/src/answers/reader.ts'
import { assess } from '../server/src/safety/assess.ts'
import { compilePhrases } from '../server/src/safety/phrases.ts'
import { calmReading } from '../server/src/safety/safety.ts'
import { createWordsReader } from '../server/src/safety/words.ts'
import { askBible } from './bible-questions.ts'
import { printTable } from './table.ts'

/* npm run bench:understanding: what is understood of sentences that were not learned from. Every measure is a row. */

type Row = { readonly measure: string; readonly of: number; readonly share: number; readonly set: string }

const { values } = parseArgs({
  options: { halves: { type: 'boolean', default: false }, misses: { type: 'boolean', default: false } },
})

const Case = z.object({
  /** Misses of `dev` were read and mended; those of `test` were not looked at; `fresh` is by an author who knew only the names of the entries. */
  split: z.enum(['dev', 'test', 'fresh']),
  prompt: z.string(),
  /** Themes that it may be answered as. */
  themes: z.optional(z.array(z.string())),
  role: z.optional(z.string()),
  question: z.optional(z.string()),
  refusal: z.optional(z.string()),
  fact: z.optional(z.string()),
  /** False: sounds like something that is answered outright, and is not. */
  outright: z.optional(z.literal(false)),
  /** Nobody could know what is meant. */
  doubt: z.optional(z.literal(true)),
})
type Case = z.infer<typeof Case>

/** A case with how it was read. `rank`: the place of a wanted theme, -1 for none; `outright`: what it was answered as. */
type Outcome = {
  readonly each: Case
  readonly rank: number
  readonly role: string
  readonly question: { readonly id: string } | null
  readonly refusal: { readonly id: string } | null
  readonly fact: { readonly kind: string } | null
  readonly outright: string | undefined
  readonly isConfident: boolean
  readonly first: { readonly id: string; readonly odds: number } | undefined
}

const content = loadContent()
const { themes, safety } = content
const readWords = createWordsReader(compilePhrases(content.phrases))
const load = await loadEncoder()
const bible = openText()
const finder = createFinder(bible)
const check = createQuotationCheck(bible, finder)
const vectors = rememberVectors(new URL('../.build/vectors/', import.meta.url), load)

const rows = [
  ...(await measureCases('dev')),
  ...(await measureCases('test')),
  ...(await measureCases('fresh')),
  ...measureBible('dev'),
  ...measureBible('test'),
  ...(await measureRedTeam()),
  ...(values.halves ? [...(await measureHalf(0, 1)), ...(await measureHalf(1, 0))] : []),
]
printTable(
  ['measure', 'sentences', 'share', 'set'],
  rows.map(({ measure, of, share, set }) => [measure, String(of), share.toFixed(3), set]),
)
console.log(
  [
    'dev, test: bench/understanding-cases.json, none of it learned from. The misses of dev were read and the content and the thresholds',
    'mended after them; those of test were not looked at. Both have one author, who wrote the phrasings too. fresh: by an author who',
    'knew only the names of themes, questions and refusals; answers to a quarter of it were read later, and roles mended after them.',
    'Bible: bench/bible-questions.json, what people ask about the Bible itself and what only sounds like it; written before the rules were run.',
    'Red team: bench/red-team.json; thresholds were chosen with it in sight.',
    'Halves (--halves, minutes): learned from every other phrasing of all content, measured on the others, oblique ones among them.',
  ].join('\n'),
)
vectors.save()

async function measureCases(split: Case['split']): Promise<Row[]> {
  const cases = z
    .array(Case)
    .parse(JSON.parse(readFileSync(new URL('understanding-cases.json', import.meta.url), 'utf8')))
    .filter((each) => each.split === split)
  const retriever = createRetriever(content)
  const find = createUnderstanding({ retriever, encode: vectors.encode, learned: openRequests() })
  const read = createReader({ understanding: { understand: find }, content, retriever, check, bible, finder })
  const all: Outcome[] = await Promise.all(
    cases.map(async (each) => {
      const { finding, role, question, refusal, fact, isConfident } = await read(each.prompt, calmReading)
      const outright = question?.id ?? refusal?.id ?? fact?.kind
      const rank = finding.themes.findIndex(({ id }) => each.themes?.includes(id))
      return { each, rank, role, question, refusal, fact, outright, isConfident, first: finding.themes[0] }
    }),
  )
  const told = all.filter(({ each }) => each.themes !== undefined)
  const askedBack = told.filter(({ isConfident, outright }) => !isConfident && outright === undefined)
  const sure = told.filter(({ isConfident, outright }) => isConfident && outright === undefined)
  const others = told.filter(({ each }) => each.role !== 'affected')
  const ofKind = (kind: 'question' | 'refusal' | 'fact') => all.filter(({ each }) => each[kind] !== undefined)
  const isFirst = ({ rank }: Outcome) => rank === 0
  const isRole = ({ role, each }: Outcome) => role === each.role
  if (values.misses && split === 'dev') for (const one of all.filter(isMiss)) console.log(described(one))
  return [
    row('theme right first', told, isFirst, split),
    row('theme among the first three', told, ({ rank }) => rank >= 0 && rank < 3, split),
    row('theme first where another than the sufferer asks', others, isFirst, split),
    row('role right', told, isRole, split),
    row('role right where another than the sufferer asks', others, isRole, split),
    row('question found', ofKind('question'), ({ question, each }) => question?.id === each.question, split),
    row('refused what is refused', ofKind('refusal'), ({ refusal, each }) => refusal?.id === each.refusal, split),
    row('fact told', ofKind('fact'), ({ fact, each }) => fact?.kind === each.fact, split),
    row('answered outright, wrongly: situations', told, ({ outright }) => outright !== undefined, split),
    row(
      'refused, wrongly: everything else',
      all.filter(({ each }) => !each.refusal),
      ({ refusal }) => refusal !== null,
      split,
    ),
    row(
      'answered outright, wrongly: look-alikes',
      all.filter(({ each }) => each.outright === false),
      ({ outright }) => outright !== undefined,
      split,
    ),
    row('asks back', told, (one) => askedBack.includes(one), split),
    row('asking was right: the first theme was not', askedBack, (one) => !isFirst(one), split),
    row('theme right where it does not ask', sure, isFirst, split),
    row(
      'asks where nobody could know',
      all.filter(({ each }) => each.doubt),
      ({ isConfident, outright }) => !isConfident && outright === undefined,
      split,
    ),
  ]
}

function isMiss({ each, rank, role, question, refusal, fact, outright }: Outcome): boolean {
  if (each.themes) return rank !== 0 || role !== each.role || outright !== undefined
  return question?.id !== each.question || refusal?.id !== each.refusal || fact?.kind !== each.fact
}

function described({ each, role, outright, first }: Outcome): string {
  const wanted = each.themes?.join() ?? each.question ?? each.refusal ?? each.fact ?? 'none'
  return `${wanted} ${each.role ?? ''} → ${outright ?? first?.id} ${first?.odds.toFixed(2)} ${role} | ${each.prompt}`
}

/** Every other sentence of each entry. What lies next to each other was often written together, so it is spread by its place. */
function halfOf<Entry extends { readonly phrasings: readonly string[] }>(entries: readonly Entry[], half: 0 | 1) {
  return entries.map((entry) => ({ ...entry, phrasings: entry.phrasings.filter((_, at) => at % 2 === half) }))
}

async function measureHalf(learned: 0 | 1, asked: 0 | 1): Promise<Row[]> {
  const taught: Taught & Pick<typeof content, 'themes'> = {
    ...content,
    themes: halfOf(themes, learned),
    safety: halfOf(safety, learned),
    requests: content.requests.map(({ theme, requests }) => ({
      theme,
      requests: Object.fromEntries(
        Object.entries(requests).map(([role, said]) => [
          role,
          said.filter((sentence) => isKept(theme, sentence, learned)),
        ]),
      ),
    })),
  }
  const teach = (name: 'themes' | 'roles' | 'asked' | 'refused' | 'alarm') => learn(name, taught, vectors.encode)
  const requests = writtenRequests({
    themes: await teach('themes'),
    roles: await teach('roles'),
    asked: await teach('asked'),
    refused: await teach('refused'),
  })
  const alarm = writtenAlarm(await teach('alarm'))
  const retriever = createRetriever({ ...content, themes: taught.themes })
  const find = createUnderstanding({ retriever, encode: vectors.encode, learned: requests })
  const set = `half ${asked + 1}`
  const ranks: number[] = []
  for (const { id, phrasings } of halfOf(themes, asked))
    for (const phrasing of phrasings) ranks.push((await find(phrasing)).themes.findIndex((theme) => theme.id === id))
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

function isKept(theme: string, sentence: string, half: 0 | 1): boolean {
  const at = themes.find(({ id }) => id === theme)?.phrasings.indexOf(sentence) ?? 0
  return at % 2 === half
}

function measureBible(split: 'dev' | 'test'): Row[] {
  const all = askBible(split)
  const asked = all.filter(({ asks }) => asks)
  const others = all.filter(({ asks }) => !asks)
  const set = `Bible, ${split}`
  return [
    row('fact found, and the right one', asked, ({ right }) => right, set),
    row('fact told that is another', asked, ({ wrong }) => wrong, set),
    row('fact wrongly found', others, ({ wrong }) => wrong, set),
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
