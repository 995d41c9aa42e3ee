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
}

/** How long it still takes, and the one switch. Only the Amen is said aloud by itself. */
export function PrayerFooter({ praying, minutes, autoFocus = false, onToggle }: PrayerFooterProps) {
  const share = shareOf(praying, minutes)
  const isOver = praying.phase === 'amen'
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="flex items-center gap-3">
        {isOver ? <LampMark className="size-11 animate-appear" /> : <MinutesRing minutes={minutes} share={share} />}
        <div>
          <div role="status">{isOver && <p className="animate-appear font-serif text-title">Amen</p>}</div>
          {!isOver && (
            <p className="text-small text-muted">{share === 0 ? `${minutes} min` : timeLeft(share, minutes)}</p>
          )}
        </div>
      </div>
      <Button
        look={isOver ? 'secondary' : 'primary'}
        className="min-w-34 shrink-0"
        autoFocus={autoFocus}
        onClick={onToggle}
      >
        {praying.phase === 'praying' ? 'Pause' : 'Begin Prayer'}
      </Button>
    </div>
  )
}
