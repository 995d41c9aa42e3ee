import type { CrisisStep, LanguageEntry } from '@lampstand/content/language-schemas'
import type { CrisisEntry } from '@lampstand/content/safety-schemas'
import type { Help } from '@lampstand/contract/answers'
import type { AnswerDraft } from '../answers/answer-draft.ts'
import { pickOne, rotate } from '../rotation.ts'
import type { Variant } from './dangers.ts'
import { spoken } from './helplines.ts'
import type { SafetyReading } from './safety.ts'
import { createWrittenIn } from './written-in.ts'

/** What a crisis is told apart by. */
export type Endangered = Pick<SafetyReading, 'danger' | 'who' | 'variants' | 'language'>

/** A crisis of which nothing more is known. */
export const unknownDanger: Endangered = { danger: null, who: 'self', variants: [], language: null }

/** These change what is said of any danger; the other variants are a danger of their own, whatever it was read as. */
const ofAnyDanger: ReadonlySet<Variant> = new Set(['promise', 'minor'])

/**
 * The most specific text that fits: that of a variant heard, the most urgent first, for whom it is; else that of the danger
 * for whom it is, else for the asker.
 */
export function chooseCrisis(crises: readonly CrisisEntry[], { danger, who, variants }: Endangered): CrisisEntry {
  const find = (fits: (entry: CrisisEntry) => boolean) => crises.find(fits)
  const special = variants.flatMap((variant) => {
    const same = find((each) => each.variant === variant && each.danger === danger && each.who === who)
    const anyDanger = () => find((each) => each.variant === variant && each.who === who)
    return same ?? (ofAnyDanger.has(variant) ? undefined : anyDanger()) ?? []
  })
  const plain = (named: typeof danger, whom: typeof who) =>
    find((each) => each.variant === null && each.danger === named && each.who === whom)
  const entry =
    special[0] ??
    plain(danger, who) ??
    plain(danger, 'self') ??
    find((each) => each.variant === null && each.danger === danger) ??
    plain('self-harm', 'self')
  if (!entry) throw new Error('the content has no text for a crisis')
  return entry
}

/** What is to be done first, in the few texts of a language that is not English. */
function stepFor({ danger, who, variants }: Endangered): CrisisStep {
  const told = variants.flatMap((each) => stepsOfVariants[each] ?? [])[0]
  if (told) return told
  if (who === 'child' || who === 'asker-is-danger') return who
  if (danger === null || danger === 'self-harm') return who === 'other' ? 'self-harm-other' : 'self-harm'
  if (danger === 'harm-to-others') return 'threatened'
  return danger === 'violence' || danger === 'abuse' ? danger : 'medical'
}

const stepsOfVariants: Partial<Record<Variant, CrisisStep>> = {
  overdose: 'overdose',
  fire: 'fire',
  poison: 'poison',
  medical: 'medical',
  'sexual-assault': 'sexual-assault',
  groping: 'sexual-assault',
  trafficking: 'trafficking',
}

/**
 * Answers somebody in danger: first where to get help now, then gently, from curated text alone (D33), in the language that
 * was written in where there are texts in it.
 */
export function createCrisisComposer(crises: readonly CrisisEntry[], languages: readonly LanguageEntry[] = []) {
  const writtenIn = createWrittenIn(languages)
  return (endangered: Endangered, help: Help, repeats: number): AnswerDraft => {
    const entry = chooseCrisis(crises, endangered)
    const passages = rotate(entry.passages, repeats, 3)
    const said = languages.find(({ id }) => id === endangered.language)
    const told = writtenIn(endangered.language, 'crisis')
    if (said && told) {
      const { opening, steps, closing, onlyEnglish } = said
      const content = [opening, spoken(help), ...steps[stepFor(endangered)], closing, onlyEnglish, told.english]
      return { content, passages, prayerPoints: [], warnings: [] }
    }
    return {
      content: [pickOne(entry.openings, repeats), spoken(help), ...pickOne(entry.texts, repeats)],
      passages,
      prayerPoints: rotate(entry.prayerPoints, repeats, 3),
      warnings: entry.warnings,
    }
  }
}
