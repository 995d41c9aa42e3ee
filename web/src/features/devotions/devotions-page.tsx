import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { loadHelp } from '../../api/help-now.ts'
import { AnswerStatus } from '../../ui/answer-status.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { HelpNow } from '../../ui/help-now.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useOnUse } from '../../ui/use-on-use.ts'
import { useDevotion } from './queries.ts'
import { ReadyForDevotion } from './ready-for-devotion.tsx'
import { TopicForm } from './topic-form.tsx'
import { TopicList } from './topic-list.tsx'
import { useTopic } from './use-topic.ts'

export default function DevotionsPage() {
  const { topic, ...typed } = useTopic()
  const { answered, pendingInput, progress, ask, stop, slow } = useDevotion({
    onAnswered: typed.answered,
    onFailed: typed.giveBack,
  })
  const { part, failed, want } = useOnUse(() => import('./devotion-answer.tsx'), answered !== undefined)
  const random = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const pending = progress !== undefined

  const generate = (input: { topic?: string | undefined }) => {
    want()
    flushSync(() => ask(input))
    place.current?.scrollIntoView({ block: 'nearest' })
  }
  const stopHere = () => {
    flushSync(stop)
    typed.giveBack()
    if (!answered) random.current?.focus({ preventScroll: true })
  }
  return (
    <div className="grid gap-10 py-8 md:gap-14 md:py-12 print:py-0">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 print:hidden">
        <div className="grid gap-2">
          <PageHeading title="Life Application" plain="Reading" />
          <p className="text-large text-muted">AI devotions with questions for your own work</p>
        </div>
        <HelpNow load={loadHelp} />
      </header>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] print:block">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches the controls that it holds */}
        <div className="grid content-start gap-10 print:hidden" onFocus={want} onPointerEnter={want}>
          <div className="grid gap-6">
            <Button ref={random} look="secondary" pending={pending} onClick={() => generate({})}>
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
              slow?.sentence ??
              (progress && progress.passages.length > 0
                ? 'The scripture is here; the devotion is on its way'
                : undefined)
            }
            ready={answered && !pending ? 'Your devotion is ready' : undefined}
          />
          <div ref={place} className="scroll-mt-24 scroll-mb-6">
            {!answered && !pending ? (
              <ReadyForDevotion onStart={() => generate({})} />
            ) : part ? (
              <part.DevotionAnswer
                devotion={answered?.reply}
                progress={progress}
                topic={pendingInput?.topic}
                slow={slow}
                onAgain={() => answered && generate(answered.input)}
                onStop={stopHere}
              />
            ) : failed ? (
              <div role="alert" className="grid justify-items-start text-muted">
                <p>Your browser could not load the part of the page that shows the devotion.</p>
                <Button look="quiet" className="-mx-2" onClick={want}>
                  Try Again
                </Button>
              </div>
            ) : (
              <Card aria-busy="true" className="min-h-[min(40rem,100dvh-7.5rem)]">
                <Skeleton className="h-7 w-3/5" />
              </Card>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
