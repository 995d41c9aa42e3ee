import { classNames } from './class-names.ts'

/** Says that something is on its way, also to those who cannot see it turn. */
export function Spinner({ label = 'Loading', className }: { label?: string; className?: string }) {
  return (
    <div role="status" className={classNames('grid place-items-center p-12', className)}>
      <svg viewBox="0 0 32 32" className="size-8 animate-turn" aria-hidden="true">
        <circle cx="16" cy="16" r="13" className="fill-none stroke-line" strokeWidth="2" />
        <path d="M16 3a13 13 0 0 1 13 13" className="fill-none stroke-lamp" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className="sr-only">{label}</span>
    </div>
  )
}
