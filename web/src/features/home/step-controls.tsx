import type { Ref } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type StepControlsProps = {
  /** Place of the step, from 1, and how many there are. */
  place: number
  count: number
  done: boolean
  onPrevious: () => void
  onComplete: () => void
  onNext: () => void
  next: Ref<HTMLButtonElement>
}

/** From step to step. The button that leads on is the same for the last one, which it finishes. */
export const StepControls = ({ place, count, done, onPrevious, onComplete, onNext, next }: StepControlsProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-5">
    {done ? (
      <p className="flex min-h-(--target) items-center gap-2 font-medium text-lamp max-sm:w-full">
        <Icon name="check" />
        Completed
      </p>
    ) : (
      <Button className="max-sm:w-full" onClick={onComplete}>
        <Icon name="check" />
        Mark Complete
      </Button>
    )}
    <div className="flex items-center justify-between gap-4 max-sm:w-full">
      <Button look="secondary" disabled={place === 1} onClick={onPrevious}>
        Previous
      </Button>
      <p className="text-muted tabular-nums">{`${place} of ${count}`}</p>
      <Button ref={next} look={done ? 'primary' : 'secondary'} onClick={onNext}>
        {place === count ? 'Finish' : 'Next'}
      </Button>
    </div>
  </div>
)
