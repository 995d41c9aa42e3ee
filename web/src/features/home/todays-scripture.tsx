import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { translation } from '../../api/translation.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScriptureCard } from '../../ui/scripture-card.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useAnotherVerse, useDailyVerse } from './queries.ts'
import { useKeeping } from './use-keeping.ts'

/** The verse of the day until another one is asked for, which is said not to be the day's. */
export function TodaysScripture() {
  const another = useAnotherVerse()
  const section = useRef<HTMLElement>(null)
  const goBack = () => {
    flushSync(another.leave)
    section.current?.focus()
  }
  return (
    <section ref={section} tabIndex={-1} className="grid gap-4 outline-none">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-serif text-title">Today's Scripture</h2>
        <p role="status" className="text-small text-muted">
          {another.verse ? "Another verse, not today's" : today()}
        </p>
      </div>
      <ShownVerse another={another} />
      {another.verse && (
        <Button look="quiet" className="-mx-2 justify-self-start" onClick={goBack}>
          Back to today's verse
        </Button>
      )}
    </section>
  )
}

const today = () => new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric' }).format(new Date())

function ShownVerse({ another }: { another: ReturnType<typeof useAnotherVerse> }) {
  const daily = useDailyVerse()
  const { keeping, saving, setSaving, open, close } = useKeeping()

  if (daily.isFetching && !daily.data) {
    return (
      <div className="grid min-h-80 place-content-center text-center text-muted">
        <Spinner label="Loading" className="pb-4" />
        <p>Loading today's scripture...</p>
      </div>
    )
  }
  const verse = another.verse ?? daily.data
  if (!verse) {
    const retry = (
      <Button look="secondary" onClick={() => void daily.refetch()}>
        Try Again
      </Button>
    )
    return <EmptyState action={retry}>No scripture available at the moment.</EmptyState>
  }
  return (
    <ScriptureCard
      id={verse.id}
      topic={verse.theme ?? 'Workplace Guidance'}
      text={verse.text}
      reference={verse.reference}
      translation={translation}
      refreshing={another.pending}
      onRefresh={() => another.find(verse.id)}
      saving={saving}
      onSave={({ currentTarget }) => open(verse, currentTarget)}
    >
      {keeping?.verse.id === verse.id && (
        <keeping.KeepVerse key={keeping.time} verse={verse} onSaving={setSaving} onClose={close} />
      )}
    </ScriptureCard>
  )
}
