import { Button } from '../../ui/button.tsx'
import { LampMark } from '../../ui/lamp-mark.tsx'
import { MinutesRing } from '../../ui/minutes-ring.tsx'
import { type Praying, shareOf, timeLeft } from './praying.ts'

type PrayerFooterProps = {
  praying: Praying
  minutes: number
  /** Whether the switch is where one begins. */
  autoFocus?: boolean
  onToggle: () => void
  onDone: () => void
}

/** How long it still takes, and the one switch; after the Amen, the way back. Only the Amen is said aloud by itself. */
export function PrayerFooter({ praying, minutes, autoFocus = false, onToggle, onDone }: PrayerFooterProps) {
  const share = shareOf(praying, minutes)
  const isOver = praying.phase === 'amen'
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex items-center gap-3">
        {isOver ? <LampMark className="size-11 animate-appear" /> : <MinutesRing minutes={minutes} share={share} />}
        <div>
          <div role="status">{isOver && <p className="animate-appear font-serif text-title">Amen</p>}</div>
          {!isOver && (
            <p className="text-small text-muted">{share === 0 ? `${minutes} min` : timeLeft(share, minutes)}</p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {isOver && (
          <Button look="secondary" onClick={onToggle}>
            Begin Prayer
          </Button>
        )}
        {/* One button throughout, so that the focus stays on what comes next. */}
        <Button className={isOver ? 'px-6' : 'min-w-34'} autoFocus={autoFocus} onClick={isOver ? onDone : onToggle}>
          {isOver ? 'Done' : praying.phase === 'praying' ? 'Pause' : 'Begin Prayer'}
        </Button>
      </div>
    </div>
  )
}
