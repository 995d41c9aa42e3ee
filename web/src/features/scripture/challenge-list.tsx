import type { ReactNode } from 'react'
import { Button, underWay } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useChallenges } from './queries.ts'

type ChallengeListProps = {
  /** Name of the listed challenge that is chosen. */
  chosen: string | undefined
  /** Whether Other is chosen; `children`, its form, then stands below it. */
  other: boolean
  pending: boolean
  onChoose: (name: string) => void
  onOther: () => void
  children: ReactNode
}

/** What people face at work, as a table of contents. */
export function ChallengeList({ chosen, other, pending, onChoose, onOther, children }: ChallengeListProps) {
  const { data, isFetching, isError, isPaused, refetch } = useChallenges()
  const challenges = data?.challenges ?? []
  return (
    <section aria-labelledby="challenges" className="grid content-start gap-3">
      <div className="flex items-center justify-between gap-x-4 max-sm:flex-col max-sm:items-start">
        <h2 id="challenges" className="font-serif text-title">
          What are you facing?
        </h2>
        <Button look="quiet" className="max-sm:-ml-2 sm:-mr-2" pending={isFetching} onClick={() => void refetch()}>
          <Icon name="refresh" />
          {isFetching ? 'Generating...' : 'Generate New'}
        </Button>
      </div>
      {!isFetching && challenges.length === 0 && (
        <EmptyState>
          {isPaused
            ? 'You are not connected. The challenges will load when you are.'
            : isError
              ? 'The challenges could not be loaded. Try refreshing to generate new ones.'
              : 'No challenges available. Try refreshing to generate new ones.'}
        </EmptyState>
      )}
      <ul aria-busy={isFetching} className="divide-y divide-line border-y border-line">
        {isFetching && !data && <Placeholder />}
        {challenges.map(({ name, description }) => (
          <li key={name}>
            <Row
              name={name}
              description={description}
              pressed={name === chosen}
              pending={pending}
              onClick={() => onChoose(name)}
            />
          </li>
        ))}
        <li>
          <Row
            name="Other"
            description="Something else, in your own words"
            pressed={other}
            pending={pending}
            onClick={onOther}
          />
          {other && children}
        </li>
      </ul>
    </section>
  )
}

type RowProps = { name: string; description: string; pressed: boolean; pending: boolean; onClick: () => void }

const Row = ({ name, description, pressed, pending, onClick }: RowProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onClick}
    {...(pending && underWay)}
    className={classNames(
      rowHeight,
      'group relative flex w-full items-center gap-4 py-3.5 pr-1 text-left transition-[padding,color] duration-(--quick)',
      'before:absolute before:inset-y-3 before:left-0 before:w-0.75 before:rounded-full',
      'aria-disabled:cursor-default',
      pressed ? 'pl-4 text-brand before:bg-lamp' : 'hover:text-brand aria-disabled:opacity-55',
    )}
  >
    <span className="grid grow">
      <span className="font-medium">{name}</span>
      <span className="text-small text-muted">{description}</span>
    </span>
    <Icon name="forward" className="size-4 shrink-0 text-muted group-hover:text-lamp" />
  </button>
)

/** Space for a description of two lines on a phone: what stands below does not move as the challenges arrive. */
const rowHeight = 'min-h-23 sm:min-h-18'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

const Placeholder = () =>
  rows.map((row, index) => (
    <li key={row} className={classNames(rowHeight, 'grid content-center gap-2')}>
      {index === 0 && (
        <span role="status" className="sr-only">
          Loading challenges
        </span>
      )}
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-3 w-4/5" />
    </li>
  ))
