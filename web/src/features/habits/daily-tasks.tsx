import type { Habit } from '@lampstand/contract/habits'
import type { Ref } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LampMark } from '../../ui/lamp-mark.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProgressLine } from './progress-line.tsx'
import { TaskRow } from './task-row.tsx'
import { isTicked, progressIn, type Ticks } from './ticks.ts'

/** What progress counts against while no habit is chosen. */
const tasksWithoutHabit = 30

type DailyTasksProps = {
  /** Absent when the chosen one is not among those that are shown. */
  habit: Habit | undefined
  loading: boolean
  /** The id that is chosen, be there such a habit or not. */
  habitId: string
  ticks: Ticks
  headingRef: Ref<HTMLDivElement>
  onToggle: (task: number) => void
  onChooseAnother: () => void
}

/** The tasks of a habit, one for each day. */
export function DailyTasks({ habit, loading, habitId, ticks, headingRef, onToggle, onChooseAnother }: DailyTasksProps) {
  const { done, tasks, percent } = progressIn(ticks, habitId, habit?.tasks.length ?? tasksWithoutHabit)
  const isFinished = habit !== undefined && done === tasks
  return (
    <Card aria-labelledby="tasks" className="grid gap-5">
      <div ref={headingRef} className="grid scroll-mt-24 scroll-mb-[50dvh] gap-3">
        <p className="text-small font-semibold tracking-[0.08em] text-lamp uppercase empty:hidden">{habit?.title}</p>
        <h2 id="tasks" className="font-serif text-title">
          Daily Tasks
        </h2>
        <ProgressLine percent={percent} />
        <p role="status" className="text-small text-muted tabular-nums">
          {`${done} of ${tasks} done, ${percent}%`}
          {isFinished && <span className="sr-only">{`. You have finished ${habit.title}.`}</span>}
        </p>
      </div>
      {loading ? (
        <Skeleton className="h-80 w-full" />
      ) : habit ? (
        <ol className="divide-y divide-line border-t border-line">
          {habit.tasks.map((task, index) => (
            <li key={task}>
              <TaskRow
                day={index + 1}
                task={task}
                done={isTicked(ticks, habitId, index)}
                onToggle={() => onToggle(index)}
              />
            </li>
          ))}
        </ol>
      ) : (
        <div className="grid justify-items-center gap-5 border-t border-line py-10 text-center">
          <LampMark className="size-12" />
          <p className="max-w-[30ch] font-serif text-large text-balance text-muted">
            Choose a habit, and its tasks will appear here.
          </p>
        </div>
      )}
      {isFinished && <Finished title={habit.title} days={tasks} onChooseAnother={onChooseAnother} />}
    </Card>
  )
}

type FinishedProps = { title: string; days: number; onChooseAnother: () => void }

/** What is said once all is ticked; the live line at the top says it to those who listen. */
const Finished = ({ title, days, onChooseAnother }: FinishedProps) => (
  <div className="grid animate-appear justify-items-center gap-4 border-t border-line pt-8 pb-3 text-center">
    <LampMark className="size-12" />
    <p className="max-w-[34ch] font-serif text-large text-balance">
      {`You have finished ${title}. What ${days} days began can go on without a list.`}
    </p>
    <Button look="secondary" onClick={onChooseAnother}>
      Choose another habit
    </Button>
  </div>
)
