import { mostPromptCharacters } from '../../api/contract.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

type MomentFormProps = {
  moment: string
  pending: boolean
  onMoment: (moment: string) => void
  onSubmit: (moment: string) => void
}

/** A moment in one's own words, trimmed; an empty one cannot be sent. */
export function MomentForm({ moment, pending, onMoment, onSubmit }: MomentFormProps) {
  const trimmed = moment.trim()
  return (
    <form
      className="grid gap-4 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        if (trimmed !== '') onSubmit(trimmed)
      }}
    >
      <TextField
        label="Describe your workplace moment"
        hint="As you would say it to a friend. Names are not needed."
        value={moment}
        maxLength={mostPromptCharacters}
        autoFocus
        onChange={({ target }) => onMoment(target.value)}
      />
      <Button type="submit" className="justify-self-start max-sm:w-full" disabled={trimmed === ''} pending={pending}>
        {pending ? 'Creating Prayer...' : 'Create Prayer'}
      </Button>
    </form>
  )
}
