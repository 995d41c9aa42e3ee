import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { requestWrites } from './queries.ts'

/** Says that a request, or a change of it, is still in this browser alone, and what can be done where it did not get through. */
const WaitingMark = ({ entry, refused }: { entry: string; refused: string | undefined }) =>
  refused === undefined ? (
    <p className="flex items-center gap-2 text-small text-muted">
      <Icon name="clock" className="size-4" />
      Waiting to be sent
    </p>
  ) : (
    <div className="grid gap-1 rounded-control border border-error px-4 py-3">
      <p className="text-small text-error">Not sent. {refused}</p>
      <div className="-mx-2 flex flex-wrap gap-x-2">
        <Button look="quiet" className="text-small" onClick={() => requestWrites.retry(entry)}>
          Try again
        </Button>
        <Button look="quiet" className="text-small" onClick={() => requestWrites.discard(entry)}>
          Discard
        </Button>
      </div>
    </div>
  )

export default WaitingMark
