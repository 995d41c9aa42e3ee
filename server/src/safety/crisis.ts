import type { CrisisEntry } from '@lampstand/content/safety-schemas'
import type { Help } from '@lampstand/contract/counsel'
import type { Draft } from '../counsel/draft.ts'
import { oneOf, turnOf } from '../counsel/rotation.ts'
import type { Danger } from './dangers.ts'
import { spoken } from './helplines.ts'

/** Answers somebody in danger: first where to get help now, then gently, from curated text alone (D33). */
export function createCrisisComposer(crises: readonly CrisisEntry[]) {
  const plain = crises.filter(({ variant }) => variant === null)
  const textFor = (danger: Danger | null) =>
    plain.find((each) => each.danger === danger && each.who === 'self') ?? plain.find((each) => each.danger === danger)
  return (danger: Danger | null, help: Help, turn: number): Draft => {
    const entry = textFor(danger) ?? textFor('self-harm')
    if (!entry) throw new Error('the content has no text for a crisis')
    return {
      content: [oneOf(entry.openings, turn), spoken(help), ...oneOf(entry.texts, turn)],
      passages: turnOf(entry.passages, turn, 3),
      prayerPoints: turnOf(entry.prayerPoints, turn, 3),
      warnings: entry.warnings,
    }
  }
}
