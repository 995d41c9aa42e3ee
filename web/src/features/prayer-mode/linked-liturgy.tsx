import { type ComponentType, Suspense, useLayoutEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { isDiscreet } from '../../ui/discreet.ts'
import { layerDepth } from '../../ui/layer-history.ts'

export type LiturgyDialogProps = { id: string; open: boolean; onClose: () => void; onClosed: () => void }

/** The liturgy that a link or a reminder leads to. Closing it leaves no trace in the address; in discreet mode it leaves none from the start. */
export function LinkedLiturgy({ Dialog }: { Dialog: ComponentType<LiturgyDialogProps> }) {
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const linked = search.get('liturgy')
  const state = useHistoryState<{ liturgy?: string } | null>()
  const id = linked ?? state?.liturgy ?? ''
  useLayoutEffect(() => {
    if (linked !== null && isDiscreet()) history.replaceState({ ...history.state, liturgy: linked }, '', '/prayer')
  }, [linked])
  // The last one stays mounted while its dialog closes.
  const [shown, setShown] = useState(id)
  if (id !== '' && id !== shown) setShown(id)
  if (shown === '') return null
  return (
    <Suspense>
      <Dialog
        key={shown}
        id={shown}
        open={id !== ''}
        // Its address lies in the page's own entry of the history, below that of the dialog.
        onClose={() => (layerDepth() > 0 ? history.back() : navigate('/prayer', { replace: true }))}
        onClosed={() => document.querySelector('h1')?.focus({ preventScroll: true })}
      />
    </Suspense>
  )
}
