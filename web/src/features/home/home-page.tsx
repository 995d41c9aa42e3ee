import { Activity, type ComponentType, type Ref, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LampMark } from '../../ui/lamp-mark.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Spinner } from '../../ui/spinner.tsx'
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
          <Hero start={start} onStart={() => navigate('/home', { state: routineIsOpen })} />
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

const Hero = ({ start, onStart }: { start: Ref<HTMLButtonElement>; onStart: () => void }) => (
  <header className="grid justify-items-center gap-2 text-center md:gap-4">
    <LampMark className="hidden md:block md:size-16" />
    <PageHeading title="Lampstand" />
    <p className="max-w-[38ch] text-balance text-muted md:text-large">
      A Christian companion for navigating workplace challenges with faith
    </p>
    <Button
      ref={start}
      className="mt-1 px-6 md:mt-2 md:min-h-13"
      onPointerEnter={preloadRoutine}
      onFocus={preloadRoutine}
      onClick={onStart}
    >
      <Icon name="sun" />
      Start Your Day
    </Button>
  </header>
)
