import { useSyncExternalStore } from 'react'

/** Says that the connection is gone, and says nothing while it is there. It stands empty, so that it is heard when it speaks. */
export function OfflineNotice() {
  const online = useSyncExternalStore(onConnectionChange, () => navigator.onLine)
  return (
    <p
      role="status"
      className="border-line bg-tint px-4 text-center text-small text-balance not-empty:border-t not-empty:py-2"
    >
      {online ? null : 'You are offline. Prayers, reset, help lines and journal still work.'}
    </p>
  )
}

function onConnectionChange(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
