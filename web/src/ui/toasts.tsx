import { useEffect, useState, useSyncExternalStore } from 'react'
import { createToastStore, type ShownToast, toastDuration } from './toast-store.ts'

/** The notifications of this page. */
export const toasts = createToastStore()

const loadToaster = async () => (await import('./toaster.tsx')).default

type Toaster = Awaited<ReturnType<typeof loadToaster>>

/** Where toasts appear. What draws them arrives with the first one; while it cannot be fetched, their words stand there plainly. */
export function ToastOutlet() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current)
  const [drawn, setDrawn] = useState<{ Toaster: Toaster } | 'plainly'>()
  useEffect(() => {
    if (toast && typeof drawn !== 'object')
      void loadToaster().then(
        (Toaster) => setDrawn({ Toaster }),
        () => setDrawn('plainly'),
      )
  }, [toast, drawn])
  if (drawn === 'plainly') return toast && <PlainToast toast={toast} />
  return drawn && <drawn.Toaster toast={toast} onClose={toasts.close} />
}

function PlainToast({ toast: { id, title, description } }: { toast: ShownToast }) {
  useEffect(() => {
    const timer = setTimeout(toasts.close, toastDuration, id)
    return () => clearTimeout(timer)
  }, [id])
  return (
    <p role="alert" className="fixed right-4 bottom-4 z-50 rounded-control border border-border bg-surface p-4">
      {title}. <span className="text-muted">{description}</span>
    </p>
  )
}
