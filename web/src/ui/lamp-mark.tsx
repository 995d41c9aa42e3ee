/** The lines of the mark, on a grid of 32 units. The flame and the bowl are filled, the stand is a line 2 units wide. */
export const lampDrawing = {
  flame: 'M16 1.5c3.2 3.7 5 6.3 5 9a5 5 0 0 1-10 0c0-2.7 1.8-5.3 5-9z',
  bowl: 'M6 17.5h20c0 4.2-4 7-10 7s-10-2.8-10-7z',
  stand: 'M16 24v5.5M10 30h12',
}

/** The product's mark: a small flame over a bowl on its stand. */
export function LampMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <path className="fill-flame" d={lampDrawing.flame} />
      <path className="fill-brand" d={lampDrawing.bowl} />
      <path className="stroke-brand" d={lampDrawing.stand} strokeWidth="2" strokeLinecap="round" fill="none" />
    </svg>
  )
}
