import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

type TopicFormProps = { pending: boolean; onSubmit: (topic: string) => void }

/** A topic in one's own words, trimmed; empty ones cannot be sent. The field is free again once it was. */
export function TopicForm({ pending, onSubmit }: TopicFormProps) {
  const [text, setText] = useState('')
  const topic = text.trim()
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (topic === '' || pending) return
        onSubmit(topic)
        setText('')
      }}
    >
      <TextField
        label="Custom Topic"
        hint="What you would like to think through before God"
        value={text}
        maxLength={1000}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" className="justify-self-start max-sm:w-full" disabled={topic === '' || pending}>
        {pending ? 'Generating...' : 'Generate Devotion'}
      </Button>
    </form>
  )
}
