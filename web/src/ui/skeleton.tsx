import { classNames } from './class-names.ts'

/** Holds the place of what is coming. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden="true" className={classNames('animate-breathe rounded-control bg-line', className)} />
)
