import { createContext, useContext } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/** A passage by the name under which the server knows it, and as it is written for people. */
export type NamedPassage = { id: string; reference: string }

export type Reader = {
  /** Opens the passage with the verses around it. The focus comes back to `opener`. */
  open: (passage: NamedPassage, opener: HTMLElement) => void
  /** Fetches ahead of its use what opening takes. */
  preload: () => void
}

/** How a passage is opened from here; absent where there is nothing that could open one. */
export const ReaderContext = createContext<Reader | undefined>(undefined)

/** The way from a verse to what stands around it. */
export function ReadInContext({ passage, className }: { passage: NamedPassage; className?: string }) {
  const reader = useContext(ReaderContext)
  if (!reader) return null
  return (
    <Button
      look="quiet"
      aria-haspopup="dialog"
      aria-label={`Read in context: ${passage.reference}`}
      className={className}
      onPointerEnter={reader.preload}
      onFocus={reader.preload}
      onClick={({ currentTarget }) => reader.open(passage, currentTarget)}
    >
      <Icon name="book" />
      Read in context
    </Button>
  )
}
