import { useState } from 'react'
import type { FormDraft } from './drafts.ts'

/** A single text and how to change it, kept as a draft at each keystroke: a reload finds it again. */
export function useDraft(draft: FormDraft): [string, (text: string) => void] {
  const [text, setText] = useState(() => draft.read()?.['text'] ?? '')
  return [
    text,
    (typed) => {
      draft.save({ text: typed })
      setText(typed)
    },
  ]
}
