import { type Span, spanOf } from './canon.ts'
import type { Odds } from './classes.ts'
import { jitter } from './jitter.ts'
import { type ClassPhrases, createClassReader, type SituationClass, vulnerable } from './situations.ts'
import { createThemeSearch, type Theme, type ThemeMatch } from './theme-search.ts'

type Curated = {
  readonly ref: string
  readonly tone: string
  readonly tags: readonly string[]
  readonly daily: boolean
}
type Deny = Partial<Record<SituationClass, { readonly tones: readonly string[]; readonly tags: readonly string[] }>>

/** What is offered. `passages`: the only ones there are; `deny`: what is never offered in which class. */
export type RetrievalContent = {
  readonly themes: readonly Theme[]
  readonly passages: readonly Curated[]
  readonly deny: Deny
  readonly classPhrases: readonly ClassPhrases[]
}

export type FindOptions = {
  /** How many passages at most; 5 unless said otherwise. */
  readonly count?: number
  /** Another seed may bring other passages that fit as well; the same one brings the same. */
  readonly seed?: string
  /** Passages not wanted now. When they are all that fits, nothing is found. */
  readonly exclude?: ReadonlySet<string>
  /** What the sentence encoder makes of the query, where it is at hand; mixed with what its words say. */
  readonly meant?: Odds | undefined
}

export type Result = { readonly ref: string; readonly themes: readonly string[]; readonly score: number }

export type Finding = {
  readonly class: SituationClass
  /** 0 to 1: how sure it is that the passages speak to the query; under 0.1 when they are only widely loved ones. */
  readonly confidence: number
  readonly theme: { readonly id: string; readonly name: string } | null
  /** Every theme that may be meant, likeliest first; `odds` add up to 1. */
  readonly themes: readonly { readonly id: string; readonly odds: number }[]
  /** The classes whose forbidden passages are not offered: that of the moment and of those that may be meant. */
  readonly guarded: readonly SituationClass[]
  /** Best first; none of them holds what the deny table forbids for the class. */
  readonly results: readonly Result[]
}

export type Retriever = {
  /** The passages that speak best to a sentence, whatever it says. */
  find(query: string, options?: FindOptions): Finding
  /** The passages of a known theme. Throws a RangeError for an unknown id. */
  forTheme(id: string, options?: Omit<FindOptions, 'meant'>): Finding
  /** References that may greet somebody who asked for nothing in particular, in a stable order. */
  offered(kind: 'daily' | 'random'): readonly string[]
  /** Whether a passage is curated and nothing in it harms somebody in any of these classes. */
  isAllowed(ref: string, classes: readonly SituationClass[]): boolean
}

const themesUsed = 12
/** How much a passage gains by answering other moments too: twice the themes, a seventh more. */
const breadth = 0.2
/** A theme whose odds come this near to those of the best one may be what is meant. */
const near = 0.6
/** When so much of the odds is with a vulnerable class, nothing is offered that would harm in it. */
const risk = 0.25
/** A passage this much weaker than the best one is not offered at all. */
const floor = 0.2
const lovedConfidence = 0.05
const leastConfidence = 0.1

/** Themes are found by their phrasings, passages by their themes; verse text is never searched for a situation. */
export function createRetriever({ themes, passages, deny, classPhrases }: RetrievalContent): Retriever {
  const search = createThemeSearch(themes)
  const classesIn = createClassReader(classPhrases)
  const forbidden = new Map(passages.map((passage) => [passage.ref, classesThatForbid(passage, deny)]))
  const themesOf = new Map<string, string[]>()
  for (const { id, passages: refs } of themes) {
    for (const ref of refs) themesOf.set(ref, [...(themesOf.get(ref) ?? []), id])
  }
  const daily = passages.filter((each) => each.daily).map(({ ref }) => ref)
  const stable = daily.toSorted()
  const loved = stable.toSorted((a, b) => (themesOf.get(b)?.length ?? 0) - (themesOf.get(a)?.length ?? 0))

  function allowed(ref: string, classes: readonly SituationClass[]): boolean {
    const notIn = forbidden.get(ref)
    return notIn !== undefined && !classes.some((each) => notIn.has(each))
  }

  function best(
    scores: Iterable<readonly [string, number]>,
    classes: readonly SituationClass[],
    options: FindOptions,
  ): Result[] {
    const { count = 5, seed, exclude } = options
    const fitting = [...scores].filter(([ref]) => allowed(ref, classes))
    const most = Math.max(...fitting.map(([, score]) => score))
    const ordered = fitting
      .filter(([ref, score]) => score >= floor * most && !exclude?.has(ref))
      .map(([ref, score]) => ({ ref, themes: themesOf.get(ref) ?? [], score: score * jitter(seed, ref) }))
      .toSorted((a, b) => b.score - a.score || (a.ref < b.ref ? -1 : 1))
    return apart(ordered, count)
  }

  function lovedOnes(classes: readonly SituationClass[], options: FindOptions): Result[] {
    const scores = loved.map((ref, place) => [ref, lovedConfidence / (1 + place / 50)] as const)
    return best(scores, classes, options)
  }

  return {
    find(query, options = {}) {
      const found = search(query, options.meant)
      const situation = judge(classesIn(query), found)
      const understood = {
        class: situation.class,
        themes: found.map(({ theme, odds }) => ({ id: theme.id, odds })),
        guarded: situation.guarded,
      }
      const scores = passageScores(found, themesOf)
      const [first] = found
      if (!first || !scores.some(([ref]) => allowed(ref, situation.guarded))) {
        const results = lovedOnes(situation.guarded, options)
        return { ...understood, confidence: lovedConfidence, theme: null, results }
      }
      const { id, name } = situation.theme ?? first.theme
      return {
        ...understood,
        confidence: Math.min(1, Math.max(leastConfidence, first.sureness)),
        theme: { id, name },
        results: best(scores, situation.guarded, options),
      }
    },

    forTheme(id, options = {}) {
      const theme = themes.find((each) => each.id === id)
      if (!theme) throw new RangeError(`There is no theme "${id}".`)
      const scores = passageScores([{ theme, odds: 1, sureness: 1 }], new Map())
      const results = best(scores, [theme.class], options)
      return {
        class: theme.class,
        confidence: 1,
        theme: { id, name: theme.name },
        themes: [{ id, odds: 1 }],
        guarded: [theme.class],
        results,
      }
    },

    offered: () => stable,
    isAllowed: allowed,
  }
}

/** The classes in which a passage is never offered. */
function classesThatForbid({ tone, tags }: Curated, deny: Deny): ReadonlySet<string> {
  const classes = Object.entries(deny).filter(
    ([, { tones, tags: denied }]) => tones.includes(tone) || tags.some((tag) => denied.includes(tag)),
  )
  return new Set(classes.map(([situation]) => situation))
}

/**
 * The class of a query is that of its best theme, unless its own words settle it. What is forbidden in it, in the
 * class of a vulnerable theme that is nearly as good, or in any of the vulnerable ones where nothing is understood, is
 * forbidden (`guarded`).
 */
function judge({ settled, spared }: ReturnType<ReturnType<typeof createClassReader>>, found: readonly ThemeMatch[]) {
  const [first] = found
  if (!first)
    return { class: settled ?? ('ordinary' satisfies SituationClass), guarded: [...vulnerable], theme: undefined }
  const situation = settled ?? first.theme.class
  const likely = found.filter(({ odds }) => odds >= near * first.odds).map(({ theme }) => theme)
  const share = (situation: SituationClass) =>
    found.reduce((sum, { theme, odds }) => sum + (theme.class === situation ? odds : 0), 0)
  const atRisk = vulnerable.filter((each) => share(each) >= risk || likely.some((theme) => theme.class === each))
  const guarded = [...new Set([situation, first.theme.class, ...atRisk, ...spared])]
  return { class: situation, guarded, theme: likely.find((theme) => theme.class === situation) }
}

/** A passage scores for each theme that has it: more in a likelier theme, more near the top of its list. */
function passageScores(
  found: readonly ThemeMatch[],
  themesOf: ReadonlyMap<string, readonly string[]>,
): [string, number][] {
  const scores = new Map<string, number>()
  for (const { theme, odds } of found.slice(0, themesUsed)) {
    for (const [place, ref] of theme.passages.entries()) {
      const wide = (themesOf.get(ref)?.length ?? 1) ** breadth
      scores.set(ref, (scores.get(ref) ?? 0) + (odds * wide) / (place + 5))
    }
  }
  return [...scores]
}

/** The first `count` without those that share a verse with one before them. */
function apart(results: readonly Result[], count: number): Result[] {
  const kept: { result: Result; span: Span | undefined }[] = []
  for (const result of results) {
    if (kept.length === count) break
    const span = spanOf(result.ref)
    const shares = kept.some(
      (each) => span && each.span && each.span.first <= span.last && span.first <= each.span.last,
    )
    if (!shares) kept.push({ result, span })
  }
  return kept.map(({ result }) => result)
}
