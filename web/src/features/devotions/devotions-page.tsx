import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useAiState } from '../../api/answers.ts'
import { loadHelp } from '../../api/help-now.ts'
import { translation } from '../../api/translation.ts'
import { AnswerActions } from '../../ui/answer-actions.tsx'
import { answerAsText } from '../../ui/answer-as-text.ts'
import { AnswerCard } from '../../ui/answer-card.tsx'
import { AnswerStatus } from '../../ui/answer-status.tsx'
import { Button } from '../../ui/button.tsx'
import { HelpNow } from '../../ui/help-now.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useDevotion } from './queries.ts'
import { ReadyForDevotion } from './ready-for-devotion.tsx'
import { shownDevotion, shownProgress } from './shown-devotion.ts'
import { TopicForm } from './topic-form.tsx'
import { TopicList } from './topic-list.tsx'
import { useTopic } from './use-topic.ts'

export default function DevotionsPage() {
  const { topic, ...typed } = useTopic()
  const { answered, pendingInput, progress, ask, stop } = useDevotion({
    onAnswered: typed.answered,
    onFailed: typed.giveBack,
  })
  const { data: state } = useAiState(answered?.reply.source === 'model')
  const random = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const pending = progress !== undefined

  const generate = (input: { topic?: string | undefined }) => {
    flushSync(() => ask(input))
    place.current?.scrollIntoView({ block: 'nearest' })
  }
  const stopHere = () => {
    flushSync(stop)
    typed.giveBack()
    if (!answered) random.current?.focus({ preventScroll: true })
  }
  const whole = answered && shownDevotion(answered.reply, state?.model)
  const answer = progress ? shownProgress(progress, pendingInput?.topic) : whole

  return (
    <div className="grid gap-10 py-8 md:gap-14 md:py-12 print:py-0">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 print:hidden">
        <div className="grid gap-2">
          <PageHeading title="Life Application" />
          <p className="text-large text-muted">AI devotions with questions for your own work</p>
        </div>
        <HelpNow load={loadHelp} />
      </header>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] print:block">
        <div className="grid content-start gap-10 print:hidden">
          <div className="grid gap-6">
            <Button ref={random} look="secondary" aria-disabled={pending} onClick={() => pending || generate({})}>
              <Icon name="sprout" />
              Generate Random Devotion
            </Button>
            <TopicForm
              topic={topic}
              pending={pending}
              onTopic={typed.type}
              onSubmit={(own) => {
                generate({ topic: own })
                typed.sent()
              }}
            />
          </div>
          <TopicList pending={pending} onChoose={(topic) => generate({ topic })} />
        </div>
        <div>
          <AnswerStatus
            writing={
              progress && progress.passages.length > 0 ? 'The scripture is here; the devotion is on its way' : undefined
            }
            ready={answered && !pending ? 'Your devotion is ready' : undefined}
          />
          <div ref={place} className="scroll-mt-24 scroll-mb-6">
            {answer ? (
              <AnswerCard
                answer={answer}
                translation={translation}
                busy={pending}
                loadHelp={loadHelp}
                actions={
                  <AnswerActions
                    text={whole && !pending ? () => answerAsText(whole, translation) : undefined}
                    again={{ label: 'Regenerate', ask: () => answered && generate(answered.input) }}
                    stop={stopHere}
                  />
                }
              />
            ) : (
              <ReadyForDevotion onStart={() => generate({})} />
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
