/** A candle for each minute it burns: the longer the prayer, the taller. Decoration only. */
export function Candle({ minutes }: { minutes: number }) {
  const top = 52 - minutes * 10
  return (
    <svg viewBox="0 0 24 60" className="h-15 w-6 shrink-0" fill="none" aria-hidden="true" focusable="false">
      <path
        className="fill-flame"
        d={`M12 ${top - 14}c2.2 2.9 3.4 4.9 3.4 6.9a3.4 3.4 0 0 1-6.8 0c0-2 1.2-4 3.4-6.9z`}
      />
      <path
        className="stroke-brand"
        d={`M9.2 54V${top}h5.6V54M5 57.5c0-2 1.6-3.5 3.6-3.5h6.8c2 0 3.6 1.5 3.6 3.5z`}
        strokeWidth="1.4"
      />
    </svg>
  )
}
