import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { localStore, userQuery } from '../../api/browser.ts'
import { morningKey } from '../../api/device-keys.ts'
import { loadHelp } from '../../api/help-now.ts'
import { HelpNow } from '../../ui/help-now.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { toasts } from '../../ui/toasts.tsx'
import { today } from './kept-morning.ts'
import * as progressOf from './morning-progress.ts'
import { morningSteps } from './morning-steps.ts'
import { StepCard } from './step-card.tsx'
import { StepControls } from './step-controls.tsx'
import { StepList } from './step-list.tsx'

const count = morningSteps.length

/** Five steps into the day. `onClose` is called at its end, and by whoever leaves before. */
export default function MorningRoutine({ onClose }: { onClose: () => void }) {
  const { progress, become, leaveBehind } = useKeptProgress()
  const heading = useRef<HTMLHeadingElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const place = useClosingByEscape(onClose)
  const step = progressOf.shownStep(progress)

  const turnTo = (index: number) => {
    flushSync(() => become(progressOf.atStep(progress, index)))
    heading.current?.focus()
  }
  const complete = () => {
    flushSync(() => become(progressOf.withCompleted(progress, step.id)))
    next.current?.focus()
    toasts.show({ title: 'Step Complete', description: "You're building a strong foundation for your day!" })
  }
  const finish = () => {
    leaveBehind(progressOf.finished(progress))
    toasts.show({
      title: 'Morning Routine Complete!',
      description: 'May God bless your day. Go forth in His strength and peace.',
    })
    onClose()
  }
  return (
    <div ref={place} className="grid gap-8 py-8 md:gap-10 md:py-12">
      <header className="grid gap-4">
        <div className="flex items-start justify-between gap-4">
          <PageHeading title="Morning Routine" plain="Today" />
          <IconButton icon="close" label="Close morning routine" className="-mr-2" onClick={onClose} />
        </div>
        <ProgressBar completed={progress.completed.length} percent={progressOf.percentComplete(progress)} />
      </header>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <StepCard key={step.id} step={step} heading={heading}>
          <StepControls
            place={progress.step + 1}
            count={count}
            done={progress.completed.includes(step.id)}
            next={next}
            onPrevious={() => turnTo(progress.step - 1)}
            onComplete={complete}
            onNext={() => (progressOf.isLast(progress) ? finish() : turnTo(progress.step + 1))}
          />
        </StepCard>
        <div className="grid content-start gap-8">
          <StepList current={step.id} completed={progress.completed} onChoose={turnTo} />
          <HelpNow load={loadHelp} />
        </div>
      </div>
    </div>
  )
}

const ProgressBar = ({ completed, percent }: { completed: number; percent: number }) => (
  <div className="grid gap-2">
    <p id="routine-progress" className="text-muted tabular-nums">{`Progress: ${completed} of ${count} steps`}</p>
    <div
      role="progressbar"
      aria-labelledby="routine-progress"
      aria-valuenow={percent}
      className="h-1.5 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full origin-left rounded-full bg-lamp transition-transform duration-(--calm)"
        style={{ transform: `scaleX(${percent}%)` }}
      />
    </div>
  </div>
)

/** The person's progress of this day, which neither a reload nor another tab loses. */
function useKeptProgress() {
  const owner = useQuery(userQuery).data?.id ?? ''
  const [day] = useState(today)
  const whose = { owner, day }
  const [progress, setProgress] = useState(() => progressOf.readProgress(localStore, whose))
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key !== morningKey) return
      setProgress((here) => progressOf.withTicksOf(here, progressOf.readProgress(localStore, { owner, day })))
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [owner, day])
  const leaveBehind = (next: progressOf.MorningProgress) => progressOf.saveProgress(localStore, whose, next)
  return {
    progress,
    become: (next: progressOf.MorningProgress) => setProgress(leaveBehind(next)),
    /** What the next opening begins with, while this one still shows what it showed. */
    leaveBehind,
  }
}

/** Escape closes the routine unless something that stands above it, such as a passage, takes it. @returns where the routine is */
function useClosingByEscape(onClose: () => void) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const closeByEscape = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return
      if (target === document.body || (target instanceof Node && place.current?.contains(target))) onClose()
    }
    document.addEventListener('keydown', closeByEscape)
    return () => document.removeEventListener('keydown', closeByEscape)
  }, [onClose])
  return place
}
