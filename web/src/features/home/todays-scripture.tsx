import type { Verse } from '@lampstand/contract/scripture'
import { useLocation } from 'wouter'
import { translation } from '../../api/translation.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScriptureCard } from '../../ui/scripture-card.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toasts } from '../../ui/toasts.tsx'
import { useAnotherVerse, useDailyVerse } from './queries.ts'

/** The verse of the day until another one is asked for. */
export function TodaysScripture() {
  const daily = useDailyVerse()
  const another = useAnotherVerse()
  const keep = useKeepWithChallenge()

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
      onSave={() => keep(verse)}
    />
  )
}

/** A verse is kept with the challenge it answers, and home knows none: it only shows the way, and the verse goes along. */
function useKeepWithChallenge() {
  const [, navigate] = useLocation()
  return (verse: Verse) => {
    console.info('Save asked for on the home screen:', verse.reference)
    toasts.show({
      title: 'Keep This Verse',
      description: 'A verse is kept with the challenge it answers.',
      link: {
        label: 'Choose its challenge',
        href: '/scripture',
        follow: () => navigate('/scripture', { state: verse }),
      },
    })
  }
}
