/** Progress as a line. Words beside it say the same. */
export const ProgressLine = ({ percent }: { percent: number }) => (
  <span aria-hidden="true" className="block h-1 overflow-hidden rounded-full bg-line">
    <span
      className="block h-full origin-left rounded-full bg-lamp transition-transform duration-(--calm)"
      style={{ transform: `scaleX(${percent}%)` }}
    />
  </span>
)
