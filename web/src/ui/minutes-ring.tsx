import { classNames } from './class-names.ts'

type MinutesRingProps = {
  /** Whole minutes; each has its own part of the ring. */
  minutes: number
  /** How much of the time has passed, from 0 to 1. */
  share: number
  className?: string
}

/** Time passing without a number. Where motion is not wanted, only whole minutes are filled in. Words beside it say the same. */
export function MinutesRing({ minutes, share, className = 'size-11' }: MinutesRingProps) {
  const passed = share * minutes
  return (
    <svg viewBox="0 0 44 44" className={className} fill="none" strokeWidth="3" aria-hidden="true" focusable="false">
      {Array.from({ length: minutes }, (_, minute) => {
        const filled = Math.min(1, Math.max(0, passed - minute))
        const path = arcOf(minute, minutes)
        return (
          <g key={path}>
            <path d={path} className="stroke-line" />
            <path
              d={path}
              pathLength="1"
              strokeDasharray="1"
              strokeDashoffset={1 - filled}
              className={classNames(
                'stroke-lamp transition-[stroke-dashoffset] duration-250 ease-linear motion-reduce:transition-none',
                filled < 1 && 'motion-reduce:hidden',
              )}
            />
          </g>
        )
      })}
    </svg>
  )
}

const center = 22
const radius = 19
/** Between two minutes, in turns. */
const gap = 0.035

/** The part of the ring that one minute is, clockwise from the top. */
function arcOf(minute: number, minutes: number): string {
  const space = minutes > 1 ? gap / 2 : 0.0001
  const from = minute / minutes + space
  const to = (minute + 1) / minutes - space
  return `M${pointAt(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${pointAt(to)}`
}

function pointAt(turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI
  return `${(center + radius * Math.cos(angle)).toFixed(3)} ${(center + radius * Math.sin(angle)).toFixed(3)}`
}
