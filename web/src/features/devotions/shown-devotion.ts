import type { Devotion } from '@lampstand/contract/devotions'
import { disclaimer } from '../../api/contract.ts'
import type { PartialAnswer } from '../../api/use-streamed-answer.ts'
import { type AnswerPassage, inItsLanguage, proseBeside, type ShownAnswer, sourceLabel } from '../../ui/answer.ts'

/** What is there of a devotion while it is written; its title comes with the whole of it. */
export const shownProgress = ({ passages, text }: PartialAnswer, topic: string | undefined): ShownAnswer => ({
  title: topic ?? 'Devotion',
  passages,
  parts: [{ kind: 'prose', text }],
  disclaimer,
})

/** A devotion as it is shown. `model` is the name of the model that answers, where it is known. */
export function shownDevotion(devotion: Devotion, model: string | null | undefined): ShownAnswer {
  const { title, applicationQuestions, lifeApplication, prayerPoints, warnings = [], help, notice } = devotion
  return {
    title,
    help,
    notice,
    ...inItsLanguage(devotion.devotion, devotion),
    passages: passagesOf(devotion),
    parts: [
      { kind: 'prose', text: proseBeside(help, devotion.devotion) },
      { kind: 'points', title: 'Reflection Questions', points: applicationQuestions, numbered: true },
      { kind: 'prose', title: 'Practical Steps', text: lifeApplication },
      { kind: 'points', title: 'Prayer Focus', points: prayerPoints },
      { kind: 'points', title: 'Important Considerations', points: warnings, careful: true },
    ],
    isUrgent: devotion.safety === 'crisis',
    source: sourceLabel(devotion.source, model),
    disclaimer: devotion.disclaimer,
  }
}

/** The devotion's own scripture first, as the server quotes it, then what else it brings. */
function passagesOf({ scriptureReference, scriptureText, passages }: Devotion): AnswerPassage[] {
  const own = passages.find(({ reference }) => reference === scriptureReference)
  return [
    { id: own?.id ?? scriptureReference, reference: scriptureReference, text: scriptureText, why: own?.why ?? '' },
    ...passages.filter((passage) => passage !== own),
  ]
}
