import { useState } from 'react'
import { useAiState } from '../../api/answers.ts'
import { needsPro, shownMessage } from '../../api/api-error.ts'
import { client } from '../../api/calls.ts'
import { loadHelp } from '../../api/help-now.ts'
import { translation } from '../../api/translation.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { answerAsText } from '../../ui/answer-as-text.ts'
import { AnswerCard } from '../../ui/answer-card.tsx'
import { AnswerStatus } from '../../ui/answer-status.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { NamedPassage } from '../../ui/read-in-context.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SlowAnswer } from '../../ui/slow-answer.tsx'
import { UpgradeLink } from '../../ui/upgrade-link.tsx'
import { shownInsight, shownInsightInProgress } from './shown-insight.ts'

type InsightSheetProps = {
  passage: NamedPassage
  /** Opens the passage in its context, in place of this. */
  onRead: () => void
  open: boolean
  onClose: () => void
  onClosed: () => void
}

/** What a passage says in its context, and what it asks of somebody at work. It is asked for as the sheet opens. */
export default function InsightSheet({ passage, onRead, ...rest }: InsightSheetProps) {
  const [fault, setFault] = useState<unknown>()
  const { answered, progress, ask, slow } = useAnswer(client.guidance.insight, {
    onSuccess: () => undefined,
    onError: setFault,
  })
  const { data: state } = useAiState(answered?.reply.source === 'model')
  const send = () => {
    setFault(undefined)
    ask({ verseId: passage.id })
  }
  const pending = progress !== undefined
  const whole = answered && shownInsight(passage, answered.reply, state?.model)
  const answer = progress ? shownInsightInProgress(passage, progress) : whole
  return (
    <Sheet
      title="Insight"
      description={`${passage.reference}, in its context and at work`}
      onOpened={() => answered ?? send()}
      {...rest}
    >
      <AnswerStatus
        writing={
          slow?.sentence ??
          (progress && progress.passages.length > 0 ? 'The passage is here; the insight is on its way' : undefined)
        }
        ready={answered && !pending ? 'The insight is ready' : undefined}
      />
      {fault !== undefined && !pending && <Refusal fault={fault} onRetry={send} onRead={onRead} />}
      {answer && (
        <div className="px-5 py-6 md:px-12 md:py-9 [&>section]:border-0 [&>section]:p-0 [&>section>div>h2]:sr-only">
          <AnswerCard
            answer={answer}
            translation={translation}
            busy={pending}
            loadHelp={loadHelp}
            actions={
              pending
                ? slow && <SlowAnswer {...slow} />
                : whole && (
                    <>
                      <Button look="secondary" onClick={send}>
                        <Icon name="refresh" />
                        Another insight
                      </Button>
                      <CopyButton text={() => answerAsText(whole, translation)}>Copy</CopyButton>
                    </>
                  )
            }
          />
        </div>
      )}
    </Sheet>
  )
}

type RefusalProps = {
  fault: unknown
  onRetry: () => void
  onRead: () => void
}

/** Why there is no insight, and what there is to do about it. */
function Refusal({ fault, onRetry, onRead }: RefusalProps) {
  const needsPlan = needsPro(fault)
  return (
    <div role="alert" className="mx-5 mt-8 grid justify-items-start gap-4 border-l-2 border-lamp pl-5 md:mx-12">
      <p className="max-w-[48ch] text-large text-pretty">
        {shownMessage(fault) ?? 'The insight could not be loaded. Please try again.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {needsPlan ? <UpgradeLink /> : <Button onClick={onRetry}>Try Again</Button>}
        <Button look="secondary" onClick={onRead}>
          <Icon name="book" />
          Read in context
        </Button>
      </div>
    </div>
  )
}
