import { type ReactNode, useState } from 'react'
import { Icon } from './icon.tsx'

type DisclosureProps = {
  summary: string
  /** Where something stands in it from the beginning. */
  startsOpen?: boolean
  onToggle?: (open: boolean) => void
  children: ReactNode
}

/** Something that few need, out of the way until they do. What stands in it stays while it is closed. */
export function Disclosure({ summary, startsOpen = false, onToggle, children }: DisclosureProps) {
  const [startedOpen] = useState(startsOpen)
  return (
    <details className="group" open={startedOpen} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary className="-mx-2 flex min-h-(--target) w-fit cursor-pointer list-none items-center gap-2 rounded-control px-2 font-medium text-brand hover:bg-tint [&::-webkit-details-marker]:hidden">
        <Icon name="down" className="size-4 shrink-0 transition-transform duration-(--quick) group-open:rotate-180" />
        {summary}
      </summary>
      <div className="grid gap-4 pt-3">{children}</div>
    </details>
  )
}
