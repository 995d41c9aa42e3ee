import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

type ChallengeFormProps = { pending: boolean; onSubmit: (challenge: string) => void }

/** A challenge in one's own words, trimmed; empty ones cannot be sent. */
export function ChallengeForm({ pending, onSubmit }: ChallengeFormProps) {
  const [text, setText] = useState('')
  const challenge = text.trim()
  return (
    <form
      className="grid gap-4 pt-1 pb-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (challenge !== '' && !pending) onSubmit(challenge)
      }}
    >
      <TextField
        label="Describe your workplace challenge"
        value={text}
        maxLength={1000}
        autoFocus
        disabled={pending}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" className="justify-self-start" disabled={challenge === '' || pending}>
        {pending ? 'Generating...' : 'Find Scripture'}
      </Button>
    </form>
  )
}
