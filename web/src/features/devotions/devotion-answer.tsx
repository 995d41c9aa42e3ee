import type { Devotion } from '@lampstand/contract/devotions'
import { useAiState } from '../../api/answers.ts'
import { loadHelp } from '../../api/help-now.ts'
import { translation } from '../../api/translation.ts'
import type { PartialAnswer } from '../../api/use-streamed-answer.ts'
import { AnswerActions } from '../../ui/answer-actions.tsx'
import { answerAsText } from '../../ui/answer-as-text.ts'
import { AnswerCard } from '../../ui/answer-card.tsx'
import type { Slow } from '../../ui/slow-answer.tsx'
import { shownDevotion, shownProgress } from './shown-devotion.ts'

type DevotionAnswerProps = {
  devotion: Devotion | undefined
  /** What is there of one that is being written; the last stands back until it is whole. */
  progress: PartialAnswer | undefined
  topic: string | undefined
  slow: Slow | undefined
  onAgain: () => void
  onStop: () => void
}

/** A devotion, written or whole. Loaded on use. */
export function DevotionAnswer({ devotion, progress, topic, slow, onAgain, onStop }: DevotionAnswerProps) {
  const { data: state } = useAiState(devotion?.source === 'model')
  const whole = devotion && shownDevotion(devotion, state?.model)
  const answer = progress ? shownProgress(progress, topic) : whole
  if (!answer) return null
  return (
    <AnswerCard
      answer={answer}
      translation={translation}
      busy={progress !== undefined}
      loadHelp={loadHelp}
      actions={
        <AnswerActions
          text={whole && !progress ? () => answerAsText(whole, translation) : undefined}
          again={{ label: 'Regenerate', ask: onAgain }}
          stop={onStop}
          slow={slow}
        />
      }
    />
  )
}
