import { useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/** Copies a text, and says beside itself whether it did: in a dialog no toast is heard. A browser may refuse. */
export function CopyButton({ text, children }: { text: () => string; children: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <>
      <Button look="secondary" onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {outcome === 'copied' ? 'Copied' : children}
      </Button>
      <p role="status" className={outcome === 'refused' ? 'basis-full text-small text-error' : 'sr-only'}>
        {outcome && said[outcome]}
      </p>
    </>
  )
}

const said = {
  copied: 'Copied to your clipboard',
  refused: 'Your browser does not allow copying here. Select the text and copy it by hand.',
}
