import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Content, loadContent } from '@lampstand/content/loader'
import { type Span, spanOf } from '@lampstand/scripture/canon'
import { startEncoder } from '@lampstand/scripture/encoder-client'
import { openRequests } from '@lampstand/scripture/requests'
import { createRetriever } from '@lampstand/scripture/retrieval'
import { createUnderstanding } from '@lampstand/scripture/understanding'
import * as z from 'zod/mini'
import { median } from './load.ts'

const count = 5
const worstShown = 30

const Reference = z.pipe(
  z.string(),
  z.transform((ref): { ref: string; span: Span } => {
    const span = spanOf(ref)
    if (!span) throw new Error(`The evaluation set names "${ref}", which is no passage.`)
    return { ref, span }
  }),
)
const Judged = z.object({
  id: z.string(),
  sentence: z.string(),
  plain: z.boolean(),
  split: z.enum(['dev', 'test']),
  judgments: z.array(z.object({ ref: Reference, gain: z.literal([1, 2, 3]) })).check(z.minLength(6), z.maxLength(14)),
  harmful: z.array(Reference),
})
type Judged = z.infer<typeof Judged>

/** One sentence, what was found for it (references, best first) and how good that was. */
type JudgedResult = {
  readonly judged: Judged
  readonly found: readonly string[]
  readonly ndcg: number
  readonly reciprocalRank: number
  readonly harmful: readonly string[]
}

const { values } = parseArgs({
  options: {
    split: { type: 'string' },
    misses: { type: 'boolean', default: false },
    words: { type: 'boolean', default: false },
  },
})
const splits = z.array(z.enum(['dev', 'test'])).parse(values.split ? [values.split] : ['dev', 'test'])
const set = z
  .array(Judged)
  .parse(JSON.parse(readFileSync(new URL('find-evaluation.json', import.meta.url), 'utf8')))
  .filter(({ split }) => splits.includes(split))

const memoryBefore = process.memoryUsage().rss
const content = loadContent()
const retriever = createRetriever(content)
const learned = values.words ? undefined : openRequests()
const encoder = learned && (await startEncoder())
const find = createUnderstanding({ retriever, encode: encoder?.encode, learned, onFault: console.error })
for (const { sentence } of set.slice(0, 20)) await find(sentence, { count })

const times: number[] = []
const found: JudgedResult[] = []
for (const judged of set) {
  const start = performance.now()
  const { results } = await find(judged.sentence, { count })
  times.push(performance.now() - start)
  found.push(
    weigh(
      judged,
      results.map(({ ref }) => ref),
    ),
  )
}
const megabytes = (process.memoryUsage().rss - memoryBefore) / 1e6
const popular = mostLinked(content)
const baseline = set.map((judged) => weigh(judged, popular))

for (const split of splits) printSplit(split)
const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
const reader = values.words ? 'by keywords alone' : 'with the encoder'
console.log(
  [
    `A query takes ${median(times).toFixed(2)} ms (median), ${p95.toFixed(2)} ms (95th of a hundred), warm, ${reader}; ${megabytes.toFixed(0)} MB more memory.`,
    `nDCG@${count}: 1 is the best order of the judged passages; a result earns the highest gain (3, 2, 1) among those judged`,
    'passages it shares a verse with, each of them once. MRR: 1 / the place of the first result that shares one. "Plain" sentences',
    'name their topic, the others share no word with its obvious name. A harmful result is one too many.',
    `Popular verses: the ${count} daily passages that most themes have (${popular.join(', ')}), shown to everybody.`,
  ].join('\n'),
)
if (values.misses) printMisses()
await encoder?.close()

function weigh(judged: Judged, refs: readonly string[]): JudgedResult {
  const spans = refs.map((ref) => spanOf(ref))
  const left = new Set(judged.judgments.toSorted((a, b) => b.gain - a.gain))
  const gains = spans.map((span) => {
    const hit = [...left].find((each) => overlaps(each.ref.span, span))
    if (hit) left.delete(hit)
    return hit?.gain ?? 0
  })
  const ideal = judged.judgments.map(({ gain }) => gain).toSorted((a, b) => b - a)
  const first = spans.findIndex((span) => judged.judgments.some((each) => overlaps(each.ref.span, span)))
  return {
    judged,
    found: refs,
    ndcg: discounted(gains) / discounted(ideal),
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    harmful: refs.filter((_, place) => judged.harmful.some((each) => overlaps(each.span, spans[place]))),
  }
}

function discounted(gains: readonly number[]): number {
  return gains.slice(0, count).reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0)
}

function overlaps(a: Span, b: Span | undefined): boolean {
  return b !== undefined && a.first <= b.last && b.first <= a.last
}

/** What a page of well-loved verses would show to anybody: no reading of the sentence at all. */
function mostLinked({ passages, themes }: Content): string[] {
  const links = new Map<string, number>()
  for (const ref of themes.flatMap((theme) => theme.passages)) links.set(ref, (links.get(ref) ?? 0) + 1)
  const daily = passages.filter((each) => each.daily).map(({ ref }) => ref)
  return daily.toSorted((a, b) => (links.get(b) ?? 0) - (links.get(a) ?? 0) || (a < b ? -1 : 1)).slice(0, count)
}

function printSplit(split: Judged['split']): void {
  const row = (wanted: (judged: Judged) => boolean) => {
    const chosen = (each: JudgedResult) => each.judged.split === split && wanted(each.judged)
    const [ours, theirs] = [found.filter(chosen), baseline.filter(chosen)]
    const [ndcg, popularNdcg] = [mean(ours.map((each) => each.ndcg)), mean(theirs.map((each) => each.ndcg))]
    return {
      sentences: ours.length,
      [`nDCG@${count}`]: ndcg.toFixed(3),
      MRR: mean(ours.map((each) => each.reciprocalRank)).toFixed(3),
      'harmful results': ours.flatMap((each) => each.harmful).length,
      'popular verses': popularNdcg.toFixed(3),
      'harmful there': theirs.flatMap((each) => each.harmful).length,
      'times popular': `${(ndcg / popularNdcg).toFixed(1)}×`,
    }
  }
  console.log(`The ${split} half`)
  console.table({ all: row(() => true), plain: row(({ plain }) => plain), 'not plain': row(({ plain }) => !plain) })
}

/** The worst of the dev half. Those of the test half are never shown, so that nobody can write to them. */
function printMisses(): void {
  const dev = found.filter(({ judged }) => judged.split === 'dev')
  const bad = dev.toSorted((a, b) => b.harmful.length - a.harmful.length || a.ndcg - b.ndcg)
  for (const { judged, ndcg, found: refs, harmful } of bad.slice(0, worstShown)) {
    const wanted = judged.judgments.filter(({ gain }) => gain > 1).map(({ ref, gain }) => `${ref.ref} (${gain})`)
    console.log(`\n${ndcg.toFixed(2)}  ${judged.id}  ${judged.sentence}`)
    console.log(`  found   ${refs.join(', ') || 'nothing'}`)
    console.log(`  wanted  ${wanted.join(', ')}`)
    if (harmful.length > 0) console.log(`  HARMFUL ${harmful.join(', ')}`)
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length
}
