import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Icon } from './icon.tsx'
import { Insight } from './read-in-context.tsx'
import { ScriptureText } from './scripture-text.tsx'

type ScriptureCardProps = {
  /** The name of the passage, by which it is read in its context. */
  id: string
  topic?: string | undefined
  text: string
  reference: string
  translation: string
  /** Absent where there is nothing to find another verse for. */
  onRefresh?: (() => void) | undefined
  onSave: (press: { currentTarget: HTMLElement }) => void
  refreshing?: boolean
  saving?: boolean
  /** Stands below the buttons. */
  children?: ReactNode
}

/** A verse with its topic, and what one can do with it. */
export function ScriptureCard({
  id,
  topic = 'Encouragement',
  text,
  reference,
  translation,
  onRefresh,
  onSave,
  refreshing = false,
  saving = false,
  children,
}: ScriptureCardProps) {
  return (
    <Card aria-label={reference} aria-busy={refreshing} className="relative pt-8 md:pt-11">
      <p className="-mt-1 mb-5 flex gap-3 text-small font-semibold tracking-[0.08em] text-lamp uppercase">
        <span aria-hidden="true" className="mt-[0.75em] h-px w-8 shrink-0 bg-lamp" />
        {topic}
      </p>
      <div key={reference} className="animate-appear md:px-1">
        <ScriptureText id={id} text={text} reference={reference} translation={translation} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
        <Button onClick={onSave} pending={saving || refreshing}>
          <Icon name="bookmark" />
          {saving ? 'Saving...' : 'Save'}
        </Button>
        {onRefresh && (
          <Button look="secondary" onClick={onRefresh} pending={refreshing}>
            <Icon name="refresh" />
            {refreshing ? 'Generating...' : 'New Verse'}
          </Button>
        )}
        <Insight passage={{ id, reference }} />
      </div>
      {children}
    </Card>
  )
}
