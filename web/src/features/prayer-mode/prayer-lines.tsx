import { useEffect, useRef } from 'react'
import { scrollMotion } from '../../ui/scroll-motion.ts'

type PrayerLinesProps = {
  lines: readonly string[]
  /** What stands out: every line before it begins, none after the Amen, else the one that is prayed. */
  clear: 'all' | 'none' | number
  /** Whether the line that is prayed is kept in the middle of the screen. */
  follow: boolean
}

/** A prayer, always whole, so that it can be read at any time. The line that is prayed is clear, the others are quiet. */
export function PrayerLines({ lines, clear, follow }: PrayerLinesProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!follow || typeof clear !== 'number') return
    list.current?.children[clear]?.scrollIntoView({ block: 'center', behavior: scrollMotion() })
  }, [clear, follow])
  return (
    <div ref={list} className="grid gap-3 font-serif text-passage text-pretty">
      {lines.map((line, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: a prayer never changes its order
          key={index}
          aria-current={clear === index ? 'true' : undefined}
          data-quiet={clear !== 'all' && clear !== index ? '' : undefined}
          className="-ml-4 border-l-2 border-transparent pl-3.5 transition-colors duration-(--calm) break-inside-avoid aria-[current]:border-lamp data-quiet:text-[color-mix(in_oklab,var(--muted)_84%,var(--bg))] print:text-ink"
        >
          {line}
        </p>
      ))}
    </div>
  )
}
