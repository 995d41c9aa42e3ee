import type { Guidance } from '@lampstand/contract/guidance'
import type { PartialAnswer } from '../../api/use-streamed-answer.ts'
import type { AnswerPassage, ShownAnswer } from '../../ui/answer.ts'
import type { NamedPassage } from '../../ui/read-in-context.tsx'
import { shownGuidance, shownProgress } from './shown-guidance.ts'

const titleOf = ({ reference }: NamedPassage) => `Insight: ${reference}`

/** What is there of an insight while it is written. */
export const shownInsightInProgress = (passage: NamedPassage, { passages, text }: PartialAnswer): ShownAnswer =>
  shownProgress(titleOf(passage), { passages: withoutWhy(passages), text })

/** An insight as it is shown: it is about one passage, so it lists no references and does not say why it chose this one. */
export function shownInsight(passage: NamedPassage, reply: Guidance, model: string | null | undefined): ShownAnswer {
  return shownGuidance(
    titleOf(passage),
    { ...reply, scriptureReferences: [], passages: withoutWhy(reply.passages) },
    model,
  )
}

const withoutWhy = <P extends AnswerPassage>(passages: readonly P[]): P[] =>
  passages.map((passage) => ({ ...passage, why: '' }))
