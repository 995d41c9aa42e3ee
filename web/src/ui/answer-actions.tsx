import { useRef } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { type Slow, SlowAnswer } from './slow-answer.tsx'
import { toasts } from './toasts.tsx'

type AnswerActionsProps = {
  /** The whole answer as plain text; absent while it is written. */
  text: (() => string) | undefined
  /** Asks once more, in these words. */
  again: { label: string; ask: () => void }
  stop: () => void
  slow?: Slow | undefined
}

/** What one can do with an answer. One button stops it and asks for another, so that it keeps the focus between the two. */
export function AnswerActions({ text, again, stop, slow }: AnswerActionsProps) {
  const first = useRef<HTMLButtonElement>(null)
  const askLibrary = () => {
    first.current?.focus({ preventScroll: true })
    slow?.askLibrary()
  }
  return (
    <>
      <Button ref={first} look="secondary" onClick={text ? again.ask : stop}>
        {text && <Icon name="refresh" />}
        {text ? again.label : 'Stop'}
      </Button>
      {slow && <SlowAnswer sentence={slow.sentence} askLibrary={askLibrary} />}
      {text && (
        <>
          <Button look="secondary" onClick={() => void copy(text())}>
            <Icon name="copy" />
            Copy
          </Button>
          <Button look="secondary" onClick={() => print()}>
            <Icon name="print" />
            Print
          </Button>
        </>
      )}
    </>
  )
}

/** A browser may refuse, as it does on an address that is not secure. */
async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    toasts.show({ title: 'Copied', description: 'The answer is on your clipboard, with its references.' })
  } catch {
    toasts.showError('Your browser does not allow copying here. Select the text and copy it by hand.')
  }
}
