import type { CrisisEntry } from '@lampstand/content/safety-schemas'
import type { Help } from '@lampstand/contract/answers'
import type { AnswerDraft } from '../answers/answer-draft.ts'
import { pickOne, rotate } from '../rotation.ts'
import type { Danger } from './dangers.ts'
import { spoken } from './helplines.ts'

/** Answers somebody in danger: first where to get help now, then gently, from curated text alone (D33). */
export function createCrisisComposer(crises: readonly CrisisEntry[]) {
  const plain = crises.filter(({ variant }) => variant === null)
  /** Who speaks of harming others is the danger; who speaks of any other danger is taken to be in it. */
  const askerIn = (danger: Danger | null) => (danger === 'harm-to-others' ? 'asker-is-danger' : 'self')
  const textFor = (danger: Danger | null) =>
    plain.find((each) => each.danger === danger && each.who === askerIn(danger))
  return (danger: Danger | null, help: Help, repeats: number): AnswerDraft => {
    const entry = textFor(danger) ?? textFor('self-harm')
    if (!entry) throw new Error('the content has no text for a crisis')
    return {
      content: [pickOne(entry.openings, repeats), spoken(help), ...pickOne(entry.texts, repeats)],
      passages: rotate(entry.passages, repeats, 3),
      prayerPoints: rotate(entry.prayerPoints, repeats, 3),
      warnings: entry.warnings,
    }
  }
}
