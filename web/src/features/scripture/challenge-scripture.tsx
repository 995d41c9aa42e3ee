import type { FoundVerse } from '@lampstand/contract/scripture'
import { useRef, useState } from 'react'
import { loadHelp } from '../../api/help-now.ts'
import { translation } from '../../api/translation.ts'
import { HelpBeside } from '../../ui/help-beside.tsx'
import { HelpNow } from '../../ui/help-now.tsx'
import { ScriptureCard } from '../../ui/scripture-card.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { toasts } from '../../ui/toasts.tsx'
import { ChallengeForm, challengeDraft } from './challenge-form.tsx'
import { ChallengeList } from './challenge-list.tsx'
import { useChallenges, useFindScripture, useSaveScripture } from './queries.ts'
import { ResultPlaceholder } from './result-placeholder.tsx'
import { SavedList } from './saved-list.tsx'
import { useSavedPlace } from './use-saved-place.ts'

/** What stands chosen on the page. */
type Choice = { kind: 'none' } | { kind: 'listed'; name: string } | { kind: 'other'; begun?: true }

/** A verse with the challenge that it was found for: the two are kept together. */
type Result = { verse: FoundVerse; challenge: string }

/** Scripture for a challenge: what one faces, the passage that speaks to it, and those that were kept. */
export default function ChallengeScripture() {
  const [choice, setChoice] = useState<Choice>(firstChoice)
  const [result, setResult] = useState<Result>()
  const resultPlace = useRef<HTMLDivElement>(null)
  const find = useFindScripture()
  const save = useSaveScripture()
  const savedPlace = useSavedPlace()
  // Asked for at once, also while the list waits for the saved verses.
  useChallenges()

  const search = (challenge: string) => {
    resultPlace.current?.scrollIntoView({ block: 'nearest' })
    find.mutate(challenge, {
      onSuccess: (verse) => {
        challengeDraft.clear({ text: challenge })
        setResult({ verse, challenge })
        // Nothing covers where help is.
        if (verse.safety === 'crisis') return
        toasts.show({
          title: 'Scripture Generated',
          description: 'A verse has been found for your workplace challenge.',
        })
      },
      onError: () => toasts.showError('Failed to generate scripture. Please try again.'),
    })
  }
  const choose = (next: Choice) => {
    setChoice(next)
    setResult(undefined)
    if (next.kind === 'listed') search(next.name)
  }

  if (savedPlace === undefined) return <SkeletonList rows={6} />
  return (
    <div className="grid gap-12 md:gap-16">
      {savedPlace === 'above' && <SavedList isAbove />}
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <ChallengeList
          chosen={choice.kind === 'listed' ? choice.name : undefined}
          other={choice.kind === 'other'}
          pending={find.isPending}
          onChoose={(name) => choose({ kind: 'listed', name })}
          onOther={() => choose({ kind: 'other' })}
        >
          <ChallengeForm
            pending={find.isPending}
            takesFocus={choice.kind === 'other' && !choice.begun}
            onSubmit={search}
          />
          <HelpNow load={loadHelp} />
        </ChallengeList>
        <div>
          <div ref={resultPlace} className="grid scroll-mt-24 scroll-mb-6 gap-6 lg:sticky lg:top-24">
            <HelpBeside heard={result?.verse} place="before" />
            {result ? (
              <ScriptureCard
                id={result.verse.id}
                topic={result.verse.theme}
                text={result.verse.text}
                reference={result.verse.reference}
                translation={translation}
                refreshing={find.isPending}
                saving={save.isPending}
                onRefresh={() => search(result.challenge)}
                onSave={() => save.mutate(result)}
              />
            ) : (
              <ResultPlaceholder pending={find.isPending} />
            )}
            <HelpBeside heard={result?.verse} place="after" />
          </div>
        </div>
      </div>
      {savedPlace === 'below' && <SavedList />}
    </div>
  )
}

/** Whoever left in the middle of a sentence finds it again. */
const firstChoice = (): Choice => (challengeDraft.read() ? { kind: 'other', begun: true } : { kind: 'none' })
