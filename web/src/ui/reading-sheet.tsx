import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { PassageText, type PassageTextProps } from './passage-text.tsx'
import { Sheet } from './sheet.tsx'
import { Skeleton } from './skeleton.tsx'

/** What there is to read. `offline`: it comes by itself with the connection. */
export type PassageState =
  | { state: 'loading' }
  | { state: 'offline' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; passage: PassageTextProps }

type ReadingSheetProps = {
  title: string
  translation: string
  content: PassageState
  open: boolean
  onClose: () => void
  /** Called once it has gone; whoever opened the sheet takes the focus back here. */
  onClosed: () => void
}

/** A page of scripture over the page. Loaded on use. */
export const ReadingSheet = ({ translation, content, ...rest }: ReadingSheetProps) => (
  <Sheet description={translation} {...rest}>
    <Page content={content} />
  </Sheet>
)

function Page({ content }: { content: PassageState }) {
  switch (content.state) {
    case 'ready':
      return <PassageText {...content.passage} />
    case 'loading':
      return <Placeholder />
    case 'offline':
      return (
        <div role="status" className="px-5 py-10 md:px-12">
          <EmptyState>You seem to be offline. The passage will open as soon as the connection is back.</EmptyState>
        </div>
      )
    case 'failed':
      return (
        <div role="alert" className="px-5 py-10 md:px-12">
          <EmptyState
            action={
              <Button look="secondary" onClick={content.retry}>
                Try Again
              </Button>
            }
          >
            {content.message}
          </EmptyState>
        </div>
      )
  }
}

const lines = ['w-full', 'w-11/12', 'w-[98%]', 'w-10/12', 'w-[95%]', 'w-[88%]', 'w-7/12']

const Placeholder = () => (
  <div role="status" className="grid gap-4 px-5 py-7 md:px-12 md:py-9">
    <span className="sr-only">Opening the passage</span>
    <Skeleton className="h-4 w-4/5" />
    <Skeleton className="mb-4 h-4 w-3/5" />
    {lines.map((width) => (
      <Skeleton key={width} className={`h-5 ${width}`} />
    ))}
  </div>
)
