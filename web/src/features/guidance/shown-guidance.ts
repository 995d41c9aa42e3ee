import type { Guidance } from '@lampstand/contract/guidance'
import { disclaimer } from '../../api/contract.ts'
import type { PartialAnswer } from '../../api/use-streamed-answer.ts'
import { inItsLanguage, proseBeside, referencesOf, type ShownAnswer, sourceLabel } from '../../ui/answer.ts'

/** What is there of guidance while it is written. */
export const shownProgress = (
  title: string,
  { passages, text }: PartialAnswer,
  begins?: ShownAnswer['begins'],
): ShownAnswer => ({
  title,
  ...(begins && { begins }),
  passages,
  parts: [{ kind: 'prose', text }],
  disclaimer,
})

/** Guidance as it is shown. `model` is the name of the model that answers, where it is known. */
export function shownGuidance(
  title: string,
  guidance: Guidance,
  model: string | null | undefined,
  begins?: ShownAnswer['begins'],
): ShownAnswer {
  const { content, scriptureReferences, prayerPoints, warnings = [], passages, help, notice } = guidance
  return {
    title,
    help,
    notice,
    ...inItsLanguage(content, guidance),
    passages,
    parts: [
      { kind: 'prose', text: proseBeside(help, content) },
      { kind: 'references', title: 'Scripture References', references: referencesOf(scriptureReferences, passages) },
      { kind: 'points', title: 'Prayer Points', points: prayerPoints },
      { kind: 'points', title: 'Important Considerations', points: warnings, careful: true },
    ],
    ...(begins && { begins }),
    isUrgent: guidance.safety === 'crisis',
    source: sourceLabel(guidance.source, model),
    disclaimer: guidance.disclaimer,
  }
}
