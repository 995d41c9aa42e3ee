import { useLocation, useSearchParams } from 'wouter'
import { Dialog } from '../../ui/dialog.tsx'

/** What a link to a liturgy leads to when there is none of that name. Closing it leaves no trace in the address. */
export function MissingLiturgy() {
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  return (
    <Dialog
      title="Liturgy"
      open={Boolean(search.get('liturgy'))}
      onClose={() => navigate('/prayer', { replace: true })}
      onClosed={() => document.querySelector('h1')?.focus({ preventScroll: true })}
    >
      <p className="text-large text-muted">This prayer could not be found.</p>
    </Dialog>
  )
}
