import type { GuidanceKind, GuidanceRequest } from '@lampstand/contract/guidance'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { loadHelp, useAiState } from '../../api/counsel.ts'
import { translation } from '../../api/translation.ts'
import { AnswerActions } from '../../ui/answer-actions.tsx'
import { answerAsText } from '../../ui/answer-as-text.ts'
import { AnswerCard } from '../../ui/answer-card.tsx'
import { AnswerStatus } from '../../ui/answer-status.tsx'
import { HelpNow } from '../../ui/help-now.tsx'
import type { Draft } from './draft.ts'
import { kindTexts } from './kinds.ts'
import { NearestSituations } from './nearest-situations.tsx'
import { useGuidance } from './queries.ts'
import { RequestForm } from './request-form.tsx'
import { shownGuidance, shownProgress } from './shown-guidance.ts'

type GuidancePanelProps = { kind: GuidanceKind; draft: Draft; onDraft: (draft: Draft) => void }

/** The form of one kind of guidance, and its answer below. Where another one fails, the last is back. */
export function GuidancePanel({ kind, draft, onDraft }: GuidancePanelProps) {
  const { answered, progress, ask, stop } = useGuidance(kind)
  const { data: state } = useAiState(answered?.reply.source === 'model')
  const submit = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const { title } = kindTexts[kind]
  const pending = progress !== undefined

  const send = (request: GuidanceRequest) => {
    flushSync(() => ask(request))
    place.current?.scrollIntoView({ block: 'nearest' })
  }
  const stopHere = () => {
    flushSync(stop)
    if (!answered) submit.current?.focus({ preventScroll: true })
  }
  const whole = answered && shownGuidance(title, answered.reply, state?.model)
  const answer = progress ? shownProgress(title, progress) : whole

  return (
    <div className="grid gap-8">
      <RequestForm kind={kind} draft={draft} pending={pending} onDraft={onDraft} onSubmit={send} submitRef={submit} />
      <AnswerStatus
        writing={progress && progress.passages.length > 0 ? 'The passages are here, the guidance follows' : undefined}
        ready={answered && !pending ? 'Guidance is ready' : undefined}
      />
      <div ref={place} className="scroll-mt-24 scroll-mb-6 empty:hidden">
        {answer && (
          <AnswerCard
            answer={answer}
            translation={translation}
            busy={pending}
            helpNow={<HelpNow load={loadHelp} />}
            actions={
              <AnswerActions
                text={whole && !pending ? () => answerAsText(whole, translation) : undefined}
                again={{ label: 'Another answer', ask: () => answered && send(answered.input) }}
                stop={stopHere}
              />
            }
          >
            {!pending && answered?.reply.nearest && (
              <NearestSituations titles={answered.reply.nearest} onChoose={(prompt) => send({ prompt })} />
            )}
          </AnswerCard>
        )}
      </div>
    </div>
  )
}
