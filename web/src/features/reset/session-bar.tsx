import { elapsedOf, type Reset, remaining, sessionSeconds } from './reset.ts'

/** How far the session is, second by second. */
export function SessionBar({ reset }: { reset: Reset }) {
  const share = elapsedOf(reset) / sessionSeconds
  return (
    <div className="grid grow gap-2">
      <div
        role="progressbar"
        aria-label="Reset"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={remaining(reset)}
        className="h-1 overflow-hidden rounded-full bg-line"
      >
        <div
          data-running={reset.phase === 'running' ? '' : undefined}
          style={{ scale: `${share} 1` }}
          className="h-full origin-left rounded-full bg-lamp motion-safe:data-running:transition-[scale] motion-safe:data-running:duration-1000 motion-safe:data-running:ease-linear"
        />
      </div>
      <p aria-hidden="true" className="text-center text-small text-muted tabular-nums">
        {remaining(reset)}
      </p>
    </div>
  )
}
