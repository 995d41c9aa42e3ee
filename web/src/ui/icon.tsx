import type { IconName } from './icon-names.ts'
import drawings from './icons.svg'

export type { IconName }

/** Decoration only: whatever holds it says in words what it means. The drawings are a file of their own, fetched once for all pages. */
export const Icon = ({ name, className = 'size-5' }: { name: IconName; className?: string }) => (
  <svg
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <use href={`${drawings}#${name}`} />
  </svg>
)
