import { draftOf } from '../../api/drafts.ts'
import { useDraft } from '../../api/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

/** A challenge that was typed and not answered yet. */
export const challengeDraft = draftOf('challenge')

type ChallengeFormProps = {
  pending: boolean
  /** Somebody asked for the form, and is about to write. */
  takesFocus: boolean
  onSubmit: (challenge: string) => void
}

/** A challenge in one's own words, trimmed; empty ones cannot be sent. */
export function ChallengeForm({ pending, takesFocus, onSubmit }: ChallengeFormProps) {
  const [text, setText] = useDraft(challengeDraft)
  const challenge = text.trim()
  return (
    <form
      className="grid gap-4 pt-1 pb-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (challenge !== '') onSubmit(challenge)
      }}
    >
      <TextField
        label="Describe your workplace challenge"
        value={text}
        maxLength={1000}
        autoFocus={takesFocus}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" className="justify-self-start" disabled={challenge === ''} pending={pending}>
        {pending ? 'Generating...' : 'Find Scripture'}
      </Button>
    </form>
  )
}
