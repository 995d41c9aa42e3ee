import type { ReactNode } from 'react'

type PrayerCardProps = {
  name: string
  description: string
  duration?: string
  picture: ReactNode
  /** Called when it looks as if the card will be opened. */
  onPrepare?: () => void
  onOpen: (opener: HTMLElement) => void
}

/** A card that opens its prayer. */
export const PrayerCard = ({ name, description, duration, picture, onPrepare, onOpen }: PrayerCardProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    onPointerEnter={onPrepare}
    onFocus={onPrepare}
    onClick={({ currentTarget }) => onOpen(currentTarget)}
    className="group flex h-full w-full flex-col rounded-control border border-line bg-surface p-5 text-left transition-colors duration-(--quick) hover:border-brand md:p-6"
  >
    <span className="pb-1 font-serif text-title group-hover:text-brand">{name}</span>
    <span className="text-muted">{description}</span>
    <span className="mt-auto flex min-h-15 w-full items-end justify-between text-small font-medium text-lamp">
      <span>{duration}</span>
      {picture}
    </span>
  </button>
)
