import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

type TopicFormProps = {
  topic: string
  pending: boolean
  onTopic: (topic: string) => void
  onSubmit: (topic: string) => void
}

/** A topic in one's own words, trimmed; empty ones cannot be sent. */
export function TopicForm({ topic, pending, onTopic, onSubmit }: TopicFormProps) {
  const trimmed = topic.trim()
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (trimmed !== '') onSubmit(trimmed)
      }}
    >
      <TextField
        label="Custom Topic"
        hint="What you would like to think through before God"
        value={topic}
        maxLength={1000}
        onChange={({ target }) => onTopic(target.value)}
      />
      <Button type="submit" className="justify-self-start max-sm:w-full" pending={trimmed === '' || pending}>
        {pending ? 'Generating...' : 'Generate Devotion'}
      </Button>
    </form>
  )
}
