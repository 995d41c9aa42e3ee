import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { morningSteps, type StepId, stepIcons } from './morning-steps.ts'

type StepListProps = { current: StepId; completed: readonly StepId[]; onChoose: (step: number) => void }

/** All steps with how long they take. One leads to its step. */
export const StepList = ({ current, completed, onChoose }: StepListProps) => (
  <section aria-labelledby="routine" className="grid content-start gap-3">
    <h2 id="routine" className="font-serif text-title">
      Today's Routine
    </h2>
    <ol className="divide-y divide-line border-y border-line">
      {morningSteps.map(({ id, title, duration }, index) => {
        const done = completed.includes(id)
        return (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? 'step' : undefined}
              onClick={() => onChoose(index)}
              className="relative flex min-h-14 w-full items-center gap-3 px-3 text-left font-medium transition-colors duration-(--quick) hover:text-brand aria-[current]:text-brand aria-[current]:before:absolute aria-[current]:before:inset-y-0 aria-[current]:before:left-0 aria-[current]:before:w-0.5 aria-[current]:before:bg-lamp"
            >
              <Icon name={done ? 'check' : stepIcons[id]} className={done ? 'size-5 text-lamp' : 'size-5 text-muted'} />
              <span className="grow">
                {title}
                {done && <span className="sr-only">, completed</span>}
              </span>
              <Badge>{duration}</Badge>
            </button>
          </li>
        )
      })}
    </ol>
  </section>
)
