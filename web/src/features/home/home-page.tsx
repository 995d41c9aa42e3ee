import { Activity, type ComponentType, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { Spinner } from '../../ui/spinner.tsx'
import { Hero } from './hero.tsx'
import { TodaysChallenge } from './todays-challenge.tsx'
import { TodaysScripture } from './todays-scripture.tsx'

const preloadRoutine = () => void import('./morning-routine.tsx').catch(() => undefined)

type HomePageProps = { MorningRoutine: ComponentType<{ onClose(): void }>; QuickAccess: ComponentType }

/** Home, or the morning routine in its place. That it is open stands in the browser's history, so Back closes it too. */
export default function HomePage({ MorningRoutine, QuickAccess }: HomePageProps) {
  const [, navigate] = useLocation()
  const open = useHistoryState<Partial<typeof routineIsOpen> | null>()?.isRoutineOpen === true
  const start = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) start.current?.focus()
    wasOpen.current = open
  }, [open])
  return (
    <>
      {open && (
        <Suspense fallback={<Spinner className="py-32" />}>
          <MorningRoutine onClose={closeRoutine} />
        </Suspense>
      )}
      <Activity mode={open ? 'hidden' : 'visible'}>
        <div className="mx-auto grid max-w-3xl gap-6 py-4 md:gap-14 md:py-16">
          <Hero start={start} onPrepare={preloadRoutine} onStart={() => navigate('/home', { state: routineIsOpen })} />
          <TodaysScripture />
          <TodaysChallenge />
          <Suspense fallback={<div className="min-h-200 sm:min-h-110" />}>
            <QuickAccess />
          </Suspense>
        </div>
      </Activity>
    </>
  )
}

const routineIsOpen = { isRoutineOpen: true }
const closeRoutine = () => history.back()
