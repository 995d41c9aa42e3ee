import { useEffect } from 'react'
import { Spinner } from '../ui/spinner.tsx'

/** Leaves the application for a page that the server has, such as the onboarding page. */
export function Leave({ to, before }: { to: string; before?: () => void }) {
  useEffect(() => {
    before?.()
    location.replace(to)
  }, [to, before])
  return <Spinner className="min-h-dvh" />
}
