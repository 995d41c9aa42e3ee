import type { ReactNode } from 'react'

/** A quiet sentence where a list would be, and what to do about it. */
export const EmptyState = ({ children, action }: { children: string; action?: ReactNode }) => (
  <div className="grid justify-items-center gap-4 border-y border-line px-4 py-10 text-center text-muted">
    <p className="max-w-[44ch] text-balance">{children}</p>
    {action}
  </div>
)
