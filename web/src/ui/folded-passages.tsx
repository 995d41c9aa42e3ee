import { useEffect, useRef } from 'react'
import type { AnswerPassage } from './answer.ts'
import { Disclosure } from './disclosure.tsx'
import { ScriptureText } from './scripture-text.tsx'

type FoldedPassagesProps = { passages: readonly AnswerPassage[]; translation: string }

/** Passages beside the first, each with its why: the words open on a tap, and on paper. */
export function FoldedPassages({ passages, translation }: FoldedPassagesProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = []
    const open = () => {
      opened = [...(list.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])]
      for (const each of opened) each.open = true
    }
    const close = () => {
      for (const each of opened) each.open = false
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [])
  return (
    <ul ref={list} className="grid gap-3 divide-y divide-line">
      {passages.map(({ id, reference, text, why }) => (
        <li key={id} className="grid gap-1 pb-3 break-inside-avoid">
          <Disclosure summary={reference}>
            <ScriptureText id={id} text={text} reference={reference} translation={translation} size="small" />
          </Disclosure>
          {why && <p className="max-w-[60ch] text-pretty text-muted">{why}</p>}
        </li>
      ))}
    </ul>
  )
}
