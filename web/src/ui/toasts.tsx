import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { createToastStore } from './toast-store.ts'

/** The notifications of this page. */
export const toasts = createToastStore()

const Toaster = lazy(() => import('./toaster.tsx'))

/** Where toasts appear. What draws them arrives with the first one. */
export function ToastOutlet() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current)
  const [wanted, setWanted] = useState(false)
  if (toast && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense>
      <Toaster toast={toast} onClose={toasts.close} />
    </Suspense>
  )
}
