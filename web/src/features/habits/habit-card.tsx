import type { Habit } from '@lampstand/contract/habits'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProgressLine } from './progress-line.tsx'

type HabitCardProps = { habit: Habit; percent: number; selected: boolean; onSelect: () => void }

/** As high as the longest on a phone, so that what stands below does not move when they come. */
const height = 'min-h-81 sm:min-h-64'

/** Where a card stands: in a row on phones, else in two columns; of an odd number the first one takes both. */
export const place = 'w-64 shrink-0 snap-start sm:w-auto sm:[&:first-child:nth-last-child(odd)]:col-span-2'

/** A habit to be chosen, with how far one is in it. */
export const HabitCard = ({ habit: { title, duration, description }, percent, selected, onSelect }: HabitCardProps) => (
  <button
    type="button"
    aria-pressed={selected}
    onClick={onSelect}
    className={classNames(
      height,
      'group flex h-full w-full flex-col rounded-control border p-5 text-left transition-colors duration-(--quick)',
      selected ? 'border-brand bg-surface' : 'border-line hover:border-brand',
    )}
  >
    <span className="text-small font-medium text-lamp">{duration}</span>
    <span className={classNames('pb-2 font-serif text-large group-hover:text-brand', selected && 'text-brand')}>
      {title}
    </span>
    <span className="text-small text-pretty text-muted">{description}</span>
    <span className="mt-auto grid gap-2 pt-4">
      <ProgressLine percent={percent} />
      <span className="text-small text-muted tabular-nums">{`${percent}% complete`}</span>
    </span>
  </button>
)

const seven = [1, 2, 3, 4, 5, 6, 7]

export const HabitCardPlaceholders = () =>
  seven.map((number) => (
    <li
      key={number}
      className={classNames(place, height, 'grid content-start gap-3 rounded-control border border-line p-5')}
    >
      {number === 1 && (
        <span role="status" className="sr-only">
          Loading habits
        </span>
      )}
      <Skeleton className="h-3 w-1/5" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-3 w-full" />
      <Skeleton className="h-3 w-11/12" />
      <Skeleton className="h-3 w-2/3" />
    </li>
  ))
