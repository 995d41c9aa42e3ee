import type { SavedScripture } from '@lampstand/contract/scripture'
import { useRef, useState } from 'react'
import { translation } from '../../api/translation.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatInstant } from '../../ui/dates.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ScriptureText } from '../../ui/scripture-text.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useRemoveSaved, useRemovingIds, useSavedScriptures } from './queries.ts'

/** As many as are seen at once where the list of challenges comes after them. */
const fewRows = 2

/** The verses that the person keeps, each with the challenge that it answers. Above the challenges it shows the newest first. */
export function SavedList({ isAbove = false }: { isAbove?: boolean }) {
  const [showsAll, setShowsAll] = useState(!isAbove)
  const { data: saved, isPending, refetch } = useSavedScriptures()
  const remove = useRemoveSaved()
  const removing = useRemovingIds()
  const heading = useRef<HTMLHeadingElement>(null)
  const rows = saved?.value.filter(({ id }) => !removing.includes(id))
  return (
    <section aria-labelledby="saved" className="grid gap-5">
      <h2 id="saved" ref={heading} tabIndex={-1} className="scroll-mt-24 font-serif text-title">
        Saved Scriptures{rows && ` (${rows.length})`}
      </h2>
      {saved?.from === 'browser' && (
        <p className="text-small text-muted">
          You are not connected. These are your scriptures as they were kept in this browser.
        </p>
      )}
      {isPending && <Spinner label="Loading saved scriptures" />}
      {!isPending && !rows && (
        <EmptyState
          action={
            <Button look="secondary" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          Your saved scriptures could not be loaded.
        </EmptyState>
      )}
      {rows?.length === 0 && (
        <EmptyState>{`No saved scriptures yet. Select a challenge ${isAbove ? 'below' : 'above'} to get started!`}</EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {(showsAll ? rows : rows.slice(0, fewRows)).map((row) => (
            <SavedRow
              key={row.id}
              saved={row}
              className={rows.length > manyRows && paintedWhenSeen}
              onRemove={() => {
                remove.mutate(row)
                heading.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {!showsAll && rows && rows.length > fewRows && (
        <Button look="secondary" className="justify-self-start" onClick={() => setShowsAll(true)}>
          {`Show All ${rows.length}`}
        </Button>
      )}
    </section>
  )
}

type SavedRowProps = { saved: SavedScripture; className: string | false; onRemove: () => void }

const SavedRow = ({ saved, className, onRemove }: SavedRowProps) => (
  <li
    className={classNames(
      'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 py-6 md:grid-cols-[11rem_minmax(0,1fr)_auto] md:gap-x-8',
      className,
    )}
  >
    <div className="text-small max-md:col-start-1">
      <p dir="auto" className="line-clamp-4 text-left font-semibold wrap-anywhere text-lamp md:line-clamp-8">
        {saved.challenge}
      </p>
      <time dateTime={saved.savedAt} className="text-muted">
        {formatInstant(saved.savedAt)}
      </time>
    </div>
    <div className="max-md:col-span-2 max-md:row-start-2">
      <ScriptureText
        size="small"
        id={saved.verseId}
        text={saved.text}
        reference={saved.reference}
        translation={translation}
      />
    </div>
    <IconButton
      label={`Remove ${saved.reference}`}
      icon="remove"
      className="-mt-2 max-md:col-start-2 max-md:row-start-1"
      onClick={onRemove}
    />
  </li>
)

/** A list longer than this is laid out as it comes into view; a focus ring may stand out of its row. */
const manyRows = 20
const paintedWhenSeen = '[content-visibility:auto] [contain-intrinsic-size:auto_15rem] [overflow-clip-margin:1rem]'
