import type { ReactNode } from 'react'
import type { NamedPassage, Quotation } from '../ui/read-in-context.tsx'

type DialogState = { open: boolean; onClose: () => void; onClosed: () => void }

/** Draws a dialog about a passage; `read` opens the passage in its context in place of it. */
export type DialogOf<P> = (passage: P, read: () => void) => (dialog: DialogState) => ReactNode

/* Each is fetched on use: what it takes to draw the dialogs that pages open about a passage. */

export async function context(): Promise<DialogOf<NamedPassage>> {
  const { default: PassageSheet } = await import('../features/scripture/passage-sheet.tsx')
  return (passage) => (dialog) => <PassageSheet key={passage.id} passage={passage} {...dialog} />
}

export async function insight(): Promise<DialogOf<NamedPassage>> {
  const { default: InsightSheet } = await import('../features/guidance/insight-sheet.tsx')
  return (passage, read) => (dialog) => <InsightSheet key={passage.id} passage={passage} onRead={read} {...dialog} />
}

export async function share(): Promise<DialogOf<Quotation>> {
  const { default: ShareDialog } = await import('../ui/share-dialog.tsx')
  return (passage) => (dialog) => <ShareDialog key={passage.id} passage={passage} {...dialog} />
}
