import type { GuidanceKind, GuidanceRequest } from '@lampstand/contract/guidance'
import { type Ref, useRef, useState } from 'react'
import { mostPromptCharacters } from '../../api/contract.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { charactersLeft, type GuidanceDraft, requestOf } from './guidance-draft.ts'
import { kindTexts } from './kinds.ts'

type RequestFormProps = {
  kind: GuidanceKind
  draft: GuidanceDraft
  pending: boolean
  onDraft: (draft: GuidanceDraft) => void
  onSubmit: (request: GuidanceRequest) => void
  /** Somebody is about to write. */
  onFocus: () => void
  submitRef: Ref<HTMLButtonElement>
}

/** What somebody asks, and if they like what belongs to it. What is typed stays after it was sent. */
export function RequestForm({ kind, draft, pending, onDraft, onSubmit, onFocus, submitRef }: RequestFormProps) {
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const { question, hint } = kindTexts[kind]

  const submit = () => {
    const read = requestOf(draft)
    if ('request' in read) return onSubmit(read.request)
    setFault(read.fault)
    field.current?.focus()
  }
  return (
    <form
      noValidate
      className="grid gap-4 print:hidden"
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextArea
        ref={field}
        label={question}
        hint={charactersLeft(draft.prompt) ?? hint}
        error={fault}
        required
        rows={5}
        className="scroll-mt-28"
        maxLength={mostPromptCharacters}
        value={draft.prompt}
        onChange={({ target }) => {
          onDraft({ ...draft, prompt: target.value })
          setFault(undefined)
        }}
      />
      <Disclosure summary="Add context (optional)" startsOpen={draft.context !== ''}>
        <TextArea
          label="Context"
          hint={charactersLeft(draft.context) ?? 'Your role, what went before, what you have tried.'}
          rows={3}
          maxLength={mostPromptCharacters}
          value={draft.context}
          onChange={({ target }) => onDraft({ ...draft, context: target.value })}
        />
      </Disclosure>
      <Button ref={submitRef} type="submit" className="justify-self-start max-sm:w-full" pending={pending}>
        {pending ? 'Generating Biblical Guidance...' : 'Get Biblical Guidance'}
      </Button>
    </form>
  )
}
