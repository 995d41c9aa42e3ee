import { useState } from 'react'
import { draftOf } from '../../api/drafts.ts'

const draft = draftOf('devotion')

/** The typed topic. Its field is free again once it was sent; where nothing came of it, it stands there again. */
export function useTopic() {
  const [topic, setTopic] = useState(() => draft.read()?.['text'] ?? '')
  return {
    topic,
    type: (text: string) => {
      draft.save({ text })
      setTopic(text)
    },
    sent: () => setTopic(''),
    answered: (sent: string) => draft.clear({ text: sent }),
    /** What was typed since stays in its place. */
    giveBack: () => setTopic((typed) => typed || (draft.read()?.['text'] ?? '')),
  }
}
