import type { Verse } from '@lampstand/contract/scripture'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { calls } from '../../api/browser.ts'
import { draftOf } from '../../api/drafts.ts'
import { savedScripturesKey } from '../../api/query.ts'
import { useDraft } from '../../api/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { Heard } from '../../ui/help.ts'
import { HelpBeside } from '../../ui/help-beside.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toasts } from '../../ui/toasts.tsx'
import { challenges, offeredFor } from './offered-challenges.ts'

type KeepVerseProps = {
  verse: Verse
  /** Told while the verse is being saved. */
  onSaving: (saving: boolean) => void
  onClose: () => void
}

type Kept = { id: string; challenge: string; heard: Heard }

/** A challenge that was typed and not kept with a verse yet. */
const ownWordsDraft = draftOf('challenge of a verse')

/** What a verse is kept with when it answers nothing in particular. */
const general = 'General'

/** Asks which challenge the verse on the card answers, keeps it with one tap, and takes that back. Loaded on use. */
export default function KeepVerse({ verse, onSaving, onClose }: KeepVerseProps) {
  const queryClient = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState<Kept>()
  const [pending, setPending] = useState(false)
  useEffect(() => {
    showWhole(place.current)
  }, [])

  const become = (next: Kept) => {
    flushSync(() => setKept(next))
    showWhole(place.current)
    void queryClient.invalidateQueries({ queryKey: savedScripturesKey })
  }
  const busy = (now: boolean) => {
    setPending(now)
    onSaving(now)
  }
  const save = async (challenge: string) => {
    busy(true)
    try {
      const { client, device } = await calls()
      const { id, text, reference } = verse
      const reply = await client.scripture.save({
        body: { verseId: id, text, reference, challenge, deviceId: device.id() },
      })
      ownWordsDraft.clear({ text: challenge })
      become({ id: reply.id, challenge, heard: reply })
      toasts.show({ title: 'Scripture Saved', description: 'The verse has been added to your saved collection.' })
    } catch {
      toasts.showError('Failed to save scripture. Please try again.')
    }
    busy(false)
  }
  /** Where it fails it stays said to be saved, as it is. */
  const undo = async ({ id }: Kept) => {
    setPending(true)
    try {
      const { client, device } = await calls()
      await client.scripture.removeSaved({ params: { id }, query: { deviceId: device.id() } })
      void queryClient.invalidateQueries({ queryKey: savedScripturesKey })
      toasts.show({
        title: 'Scripture Removed',
        description: 'The verse has been removed from your saved collection.',
      })
      onClose()
    } catch {
      setPending(false)
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from wherever the focus is in it
    <div
      ref={place}
      tabIndex={-1}
      style={{ scrollMarginBottom: kept && roomForToast }}
      className="mt-5 grid animate-appear scroll-mt-24 scroll-mb-6 gap-4 border-t border-line pt-5 outline-none"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || pending) return
        event.preventDefault()
        onClose()
      }}
    >
      <div role="status">{kept && <Saved kept={kept} pending={pending} onUndo={() => void undo(kept)} />}</div>
      {!kept && <Choice theme={verse.theme} pending={pending} onChoose={(challenge) => void save(challenge)} />}
      <HelpBeside heard={kept?.heard} />
    </div>
  )
}

const roomForToast = '10rem'

function showWhole(place: HTMLElement | null) {
  place?.scrollIntoView({ block: 'nearest' })
  place?.focus({ preventScroll: true })
}

const Saved = ({ kept, pending, onUndo }: { kept: Kept; pending: boolean; onUndo: () => void }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4">
    <p className="flex min-w-0 items-center gap-2">
      <Icon name="check" className="size-5 shrink-0 text-lamp" />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">Saved</span>
        {kept.challenge !== general && <span className="text-muted">{` with ${kept.challenge}`}</span>}
      </span>
    </p>
    <Button look="quiet" className="-mr-2" pending={pending} onClick={onUndo}>
      Undo
    </Button>
  </div>
)

type ChoiceProps = { theme: string | undefined; pending: boolean; onChoose: (challenge: string) => void }

function Choice({ theme, pending, onChoose }: ChoiceProps) {
  const [ownWords, setOwnWords] = useState(() => ownWordsDraft.read() !== undefined)
  const id = useId()
  const option = (label: string, onClick: () => void, expanded?: boolean): ReactNode => (
    <li key={label}>
      <Button look="secondary" className="text-left" pending={pending} aria-expanded={expanded} onClick={onClick}>
        {label}
      </Button>
    </li>
  )
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="grid gap-0.5">
        <h3 id={id} className="font-serif text-large">
          Which challenge does it answer?
        </h3>
        <p className="text-small text-muted">A verse is kept with the challenge it answers.</p>
      </div>
      <ul aria-busy={pending} className="flex flex-wrap gap-2">
        {offeredFor(theme).map((name) => option(name, () => onChoose(name)))}
        {option('No challenge in particular', () => onChoose(general))}
        {option('In my own words', () => setOwnWords(!ownWords), ownWords)}
      </ul>
      {ownWords && <OwnWords pending={pending} onSubmit={onChoose} />}
    </section>
  )
}

/** A challenge in one's own words; the listed ones are proposed while it is typed. */
function OwnWords({ pending, onSubmit }: { pending: boolean; onSubmit: (challenge: string) => void }) {
  const [text, setText] = useDraft(ownWordsDraft)
  const list = useId()
  const challenge = text.trim()
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (challenge !== '') onSubmit(challenge)
      }}
    >
      <TextField
        label="Describe your workplace challenge"
        value={text}
        list={list}
        maxLength={1000}
        autoFocus
        onChange={({ target }) => setText(target.value)}
      />
      <datalist id={list}>
        {[...challenges.values()].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button type="submit" className="justify-self-start" disabled={challenge === ''} pending={pending}>
        {pending ? 'Saving...' : 'Keep this verse'}
      </Button>
    </form>
  )
}
