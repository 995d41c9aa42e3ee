import { type Ref, useId, useSyncExternalStore } from 'react'
import { localStore, queryClient, userQuery } from '../../api/browser.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LampMark } from '../../ui/lamp-mark.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { type MorningState, morningState, stepCount, today } from './kept-morning.ts'

type HeroProps = { start: Ref<HTMLButtonElement>; onPrepare: () => void; onStart: () => void }

/** Who greets, and the way into the day: how far one is in it, or that it is done. */
export function Hero({ start, onPrepare, onStart }: HeroProps) {
  const morning = useSyncExternalStore(subscribe, readMorning)
  const state = useId()
  const button = (
    <Button
      ref={start}
      look={morning === 'done' ? 'secondary' : 'primary'}
      className="mt-1 px-6 md:mt-2 md:min-h-13"
      aria-describedby={morning === 'ahead' ? undefined : state}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      onClick={onStart}
    >
      <Icon name="sun" />
      Start Your Day
    </Button>
  )
  return (
    <header className="grid justify-items-center gap-2 text-center md:gap-4">
      <LampMark className="hidden md:block md:size-16" />
      <PageHeading title="Lampstand" plain="Today" />
      <p className="max-w-[38ch] text-balance text-muted md:text-large">
        A Christian companion for navigating workplace challenges with faith
      </p>
      {morning === 'done' && (
        <div className="mt-1 grid animate-appear justify-items-center gap-1 border-y border-line px-4 py-5">
          <p id={state} className="flex items-center gap-2 font-serif text-large">
            <Icon name="check" className="size-5 text-lamp" />
            Done today
          </p>
          <p className="max-w-[40ch] text-balance text-muted">
            You began this day with God. He goes with you into the rest of it.
          </p>
        </div>
      )}
      {button}
      {typeof morning === 'number' && (
        <p id={state} className="text-small text-muted">{`Continue, ${morning} of ${stepCount}`}</p>
      )}
    </header>
  )
}

/** Another tab may go on with it; this one reads it again whenever it is drawn. */
function subscribe(changed: () => void) {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

const readMorning = (): MorningState =>
  morningState(localStore, { owner: queryClient.getQueryData(userQuery.queryKey)?.id ?? '', day: today() })
