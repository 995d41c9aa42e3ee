import { LampMark } from '../../ui/lamp-mark.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Where the verse will stand. */
export function ResultPlaceholder({ pending }: { pending: boolean }) {
  if (pending) {
    return (
      <div role="status" className="grid gap-5 rounded-control border border-line bg-surface px-5 py-12 md:px-8">
        <span className="sr-only">Looking for a verse</span>
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-7 w-full" />
        <Skeleton className="h-7 w-full" />
        <Skeleton className="h-7 w-3/5" />
        <Skeleton className="h-4 w-32" />
      </div>
    )
  }
  return (
    <div className="grid justify-items-center gap-5 rounded-control border border-line px-6 py-12 text-center md:py-20">
      <LampMark className="size-12" />
      <p className="max-w-[30ch] font-serif text-large text-balance text-muted">
        Choose what you face, and a passage that speaks to it will appear here.
      </p>
    </div>
  )
}
