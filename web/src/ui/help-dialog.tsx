import { Dialog } from './dialog.tsx'
import type { HelpLine, HelpOfRegion } from './help.ts'
import { everywhere, HelpLineList } from './help-lines.tsx'
import { Skeleton } from './skeleton.tsx'

/** What is known of the lines of a region. */
export type FoundHelp = { state: 'loading' } | { state: 'unreachable' } | { state: 'found'; help: HelpOfRegion }

type HelpDialogProps = { found: FoundHelp; open: boolean; onClose: () => void; onClosed: () => void }

/** Where to get help now, with something to say even before anything could be loaded. */
export const HelpDialog = ({ found, ...rest }: HelpDialogProps) => (
  <Dialog
    title="Need help now?"
    description="If you are in danger, or are thinking of ending your life, call your local emergency number now."
    {...rest}
  >
    <Lines found={found} />
  </Dialog>
)

function Lines({ found }: { found: FoundHelp }) {
  switch (found.state) {
    case 'loading':
      return (
        <div className="grid gap-4">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-5 w-2/5" />
          <HelpLineList helplines={[everywhere]} />
        </div>
      )
    case 'unreachable':
      return (
        <div className="grid gap-4">
          <p className="text-muted">The lines of your region could not be loaded. This leads to them from anywhere.</p>
          <HelpLineList helplines={[everywhere]} />
        </div>
      )
    case 'found':
      return (
        <div className="grid gap-4">
          <h3 className="text-small font-semibold text-lamp">{found.help.region}</h3>
          <HelpLineList helplines={withEverywhere(found.help.helplines)} />
        </div>
      )
  }
}

const withEverywhere = (lines: readonly HelpLine[]) =>
  lines.some(({ url }) => url?.includes('findahelpline.com')) ? lines : [...lines, everywhere]
