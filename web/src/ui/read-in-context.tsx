import { createContext, useContext } from 'react'
import { Button, type ButtonLook } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'

/** A passage by the name under which the server knows it, and as it is written for people. */
export type NamedPassage = { id: string; reference: string }

/** A passage with its words. */
export type Quotation = NamedPassage & { text: string; translation: string }

type Way<P> = {
  /** Opens a dialog about the passage. The focus comes back to `opener`. */
  open: (passage: P, opener: HTMLElement) => void
  /** Fetches ahead of its use what opening takes. */
  preload: () => void
}

export type Reader = Way<NamedPassage> & {
  /** What the passage says in its context, and what it asks of somebody at work. */
  insight: Way<NamedPassage>
  /** The passage as a picture. */
  share: Way<Quotation>
}

/** How a passage is opened from here; absent where there is nothing that could open one. */
export const ReaderContext = createContext<Reader | undefined>(undefined)

/** The way from a verse to what stands around it. */
export const ReadInContext = ({ passage }: { passage: NamedPassage }) => (
  <WayButton way={useContext(ReaderContext)} passage={passage} icon="book" name="Read in context" />
)

/** The way from a verse to what it asks of somebody at work. */
export const Insight = ({ passage }: { passage: NamedPassage }) => (
  <WayButton
    way={useContext(ReaderContext)?.insight}
    passage={passage}
    icon="insight"
    name="Insight"
    look="secondary"
  />
)

/** The way from a verse to a picture of it. */
export const ShareButton = ({ passage }: { passage: Quotation }) => (
  <WayButton way={useContext(ReaderContext)?.share} passage={passage} icon="share" name="Share" />
)

type WayButtonProps<P> = { way: Way<P> | undefined; passage: P; icon: IconName; name: string; look?: ButtonLook }

function WayButton<P extends NamedPassage>({ way, passage, icon, name, look = 'quiet' }: WayButtonProps<P>) {
  if (!way) return null
  return (
    <Button
      look={look}
      aria-haspopup="dialog"
      aria-label={`${name}: ${passage.reference}`}
      onPointerEnter={way.preload}
      onFocus={way.preload}
      onClick={({ currentTarget }) => way.open(passage, currentTarget)}
    >
      <Icon name={icon} />
      {name}
    </Button>
  )
}
