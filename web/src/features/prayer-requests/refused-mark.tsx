import { Button } from '../../ui/button.tsx'
import { requestWrites } from './queries.ts'

/** Says why a request, or a change of it, was not taken, and what can be done. */
const RefusedMark = ({ entry, refused }: { entry: string; refused: string }) => (
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

export default RefusedMark
