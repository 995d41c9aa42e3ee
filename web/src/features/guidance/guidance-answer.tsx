import type { GuidanceKind } from '@lampstand/contract/guidance'
import type { Ref } from 'react'
import { useAiState } from '../../api/answers.ts'
import { loadHelp } from '../../api/help-now.ts'
import { translation } from '../../api/translation.ts'
import { AnswerActions } from '../../ui/answer-actions.tsx'
import { answerAsText } from '../../ui/answer-as-text.ts'
import { AnswerCard } from '../../ui/answer-card.tsx'
import { AnswerStatus } from '../../ui/answer-status.tsx'
import { LedBody } from '../../ui/led-body.tsx'
import { kindTexts } from './kinds.ts'
import { NearestSituations } from './nearest-situations.tsx'
import { ReadingLine } from './reading-line.tsx'
import { shownGuidance, shownProgress } from './shown-guidance.ts'
import type { GuidanceInPlace } from './use-guidance-in-place.ts'

type GuidanceAnswerProps = { kind: GuidanceKind; guidance: GuidanceInPlace; place: Ref<HTMLDivElement> }

/** An answer, written or whole. Where another one fails, the last is back. */
export function GuidanceAnswer({ kind, guidance, place }: GuidanceAnswerProps) {
  const { answered, progress, ask, stop, slow } = guidance
  const { data: state } = useAiState(answered?.reply.source === 'model')
  const { title, begins } = kindTexts[kind]
  const pending = progress !== undefined
  const whole = answered && shownGuidance(title, answered.reply, state?.model, begins)
  const answer = progress ? shownProgress(title, progress, begins) : whole
  return (
    <>
      <AnswerStatus
        writing={
          slow?.sentence ??
          (progress && progress.passages.length > 0 ? 'The passages are here; the guidance is on its way' : undefined)
        }
        ready={answered && !pending ? 'Guidance is ready' : undefined}
      />
      <div ref={place} className="scroll-mt-24 scroll-mb-6 empty:hidden">
        {!pending && answered?.reply.understood && !answered.reply.nearest && (
          <ReadingLine understood={answered.reply.understood} onChoose={(about) => ask({ ...answered.input, about })} />
        )}
        {answer && (
          <AnswerCard
            answer={answer}
            translation={translation}
            busy={pending}
            loadHelp={loadHelp}
            body={<LedBody answer={answer} translation={translation} busy={pending} />}
            actions={
              <AnswerActions
                text={whole && !pending ? () => answerAsText(whole, translation) : undefined}
                again={{ label: 'Another answer', ask: () => answered && ask(answered.input) }}
                stop={stop}
                slow={slow}
              />
            }
          >
            {!pending && answered?.reply.nearest && (
              <NearestSituations titles={answered.reply.nearest} onChoose={(prompt) => ask({ prompt })} />
            )}
          </AnswerCard>
        )}
      </div>
    </>
  )
}
