import { classNames } from './class-names.ts'

/** Holds the place of what is coming. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden="true" className={classNames('animate-breathe rounded-control bg-line', className)} />
)

/** Holds the place of a list that is coming. */
export const SkeletonList = ({ rows }: { rows: number }) => (
  <div role="status" aria-label="Loading" className="grid gap-6">
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
      <div key={row} className="grid gap-2.5">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4 w-full" />
      </div>
    ))}
  </div>
)
