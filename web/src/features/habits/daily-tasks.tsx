import type { Habit } from '@lampstand/contract/habits'
import type { Ref } from 'react'
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
}

/** The tasks of a habit, one for each day. */
export function DailyTasks({ habit, loading, habitId, ticks, headingRef, onToggle }: DailyTasksProps) {
  const { done, tasks, percent } = progressIn(ticks, habitId, habit?.tasks.length ?? tasksWithoutHabit)
  return (
    <Card aria-labelledby="tasks" className="grid gap-5">
      <div ref={headingRef} className="grid scroll-mt-24 scroll-mb-[50dvh] gap-3">
        <p className="text-small font-semibold tracking-[0.08em] text-lamp uppercase empty:hidden">{habit?.title}</p>
        <h2 id="tasks" className="font-serif text-title">
          Daily Tasks
        </h2>
        <ProgressLine percent={percent} />
        <p role="status" className="text-small text-muted tabular-nums">{`${done} of ${tasks} done, ${percent}%`}</p>
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
    </Card>
  )
}
