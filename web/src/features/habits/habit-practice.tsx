import type { Habit } from '@lampstand/contract/habits'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DailyTasks } from './daily-tasks.tsx'
import { HabitCard, HabitCardPlaceholders, place } from './habit-card.tsx'
import { useHabits } from './queries.ts'
import { habitUnderWay, progressIn } from './ticks.ts'
import { useTicks } from './use-ticks.ts'

/** The habit that the page opens with when none is under way. */
const opening = '1'

/** Habits to choose from, and the tasks of the one that is chosen. */
export function HabitPractice() {
  const { ticks, toggle } = useTicks()
  const { habits, isFetching, failed, renew } = useHabits(ticks, opening)
  const [ticksAtOpening] = useState(ticks)
  const [chosen, setChosen] = useState<string>()
  const selected = chosen ?? habitUnderWay(ticksAtOpening, habits ?? []) ?? opening
  const heading = useRef<HTMLDivElement>(null)
  const choice = useRef<HTMLHeadingElement>(null)
  const habit = habits?.find(({ id }) => id === selected)
  const select = ({ id }: Habit) => {
    setChosen(id)
    heading.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <section aria-labelledby="habits" className="grid content-start gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="habits" ref={choice} tabIndex={-1} className="scroll-mt-24 font-serif text-title">
            Choose a habit
          </h2>
          <Button look="quiet" className="-mr-2" pending={isFetching} onClick={renew}>
            <Icon name="refresh" />
            {isFetching ? 'Generating...' : 'Generate New'}
          </Button>
        </div>
        {failed && (
          <EmptyState
            action={
              <Button look="secondary" onClick={renew}>
                Try Again
              </Button>
            }
          >
            The habits could not be loaded. Try refreshing to generate new ones.
          </EmptyState>
        )}
        {!isFetching && !failed && habits?.length === 0 && (
          <EmptyState>No habits available. Try refreshing to generate new ones.</EmptyState>
        )}
        <ul
          aria-busy={isFetching}
          className={classNames(
            'flex snap-x scroll-px-4 gap-3 overflow-x-auto empty:hidden max-sm:-mx-4 max-sm:px-4 max-sm:pb-2',
            'sm:grid sm:grid-cols-2 sm:gap-4 sm:overflow-visible',
          )}
        >
          {isFetching && !habits && <HabitCardPlaceholders />}
          {habits?.map((each) => (
            <li key={each.id} className={place}>
              <HabitCard
                habit={each}
                percent={progressIn(ticks, each.id, each.tasks.length).percent}
                selected={each.id === selected}
                onSelect={() => select(each)}
              />
            </li>
          ))}
        </ul>
      </section>
      <div className="self-start lg:sticky lg:top-24">
        <DailyTasks
          onChooseAnother={() => choice.current?.focus()}
          headingRef={heading}
          habit={habit}
          loading={isFetching && !habits}
          habitId={selected}
          ticks={ticks}
          onToggle={(task) => toggle(selected, task)}
        />
      </div>
    </div>
  )
}
