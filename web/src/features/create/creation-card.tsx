import { translation } from '../../api/translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LampMark } from '../../ui/lamp-mark.tsx'
import { quoted } from '../../ui/quoted.ts'
import { ScriptureText } from '../../ui/scripture-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type ContentType, type Creation, typeLabels } from './creation.ts'

type CreationCardProps = {
  type: ContentType
  /** Absent while it is made. */
  creation: Creation | undefined
  onRefresh: () => void
}

/** What was made, and what one can do with it. Refresh keeps its focus while another one is made. */
export const CreationCard = ({ type, creation, onRefresh }: CreationCardProps) => (
  <Card aria-label={typeLabels[type]} aria-busy={!creation} className="grid gap-6 print:border-0 print:bg-transparent">
    <div>
      <Badge>{typeLabels[type]}</Badge>
    </div>
    {creation ? (
      <div key={creation.text} className="animate-appear">
        <Words creation={creation} />
      </div>
    ) : (
      <Placeholder />
    )}
    <div className="flex flex-wrap gap-3 border-t border-line pt-5 print:hidden">
      <Button look="secondary" pending={!creation} onClick={onRefresh}>
        <Icon name="refresh" />
        {creation ? 'Refresh' : 'Generating...'}
      </Button>
      {creation && (
        <CopyButton key={creation.text} text={() => asPlainText(creation)}>
          Copy
        </CopyButton>
      )}
    </div>
  </Card>
)

const Words = ({ creation }: { creation: Creation }) =>
  creation.kind === 'text' ? (
    <p className="max-w-[54ch] font-serif text-reading whitespace-pre-line text-pretty">{creation.text}</p>
  ) : (
    <div className="grid gap-5">
      <ScriptureText id={creation.id} text={creation.text} reference={creation.reference} translation={translation} />
      <p className="max-w-[58ch] text-pretty text-muted">{creation.thought}</p>
    </div>
  )

/** Scripture never goes without where it stands. */
const asPlainText = (creation: Creation): string =>
  creation.kind === 'text'
    ? creation.text
    : `${quoted(creation.text)}\n${creation.reference}, ${translation}\n\n${creation.thought}`

const Placeholder = () => (
  <div className="grid max-w-[54ch] gap-3.5 py-1">
    <Skeleton className="h-5 w-full" />
    <Skeleton className="h-5 w-11/12" />
    <Skeleton className="h-5 w-full" />
    <Skeleton className="h-5 w-10/12" />
    <Skeleton className="h-5 w-3/5" />
  </div>
)

/** Where the result will stand. */
export const NothingYet = () => (
  <div className="grid justify-items-center gap-5 rounded-control border border-line px-6 py-12 text-center md:py-20 print:hidden">
    <LampMark className="size-12" />
    <p className="max-w-[30ch] font-serif text-large text-balance text-muted">
      Choose what to create, and it will appear here in a moment.
    </p>
  </div>
)
