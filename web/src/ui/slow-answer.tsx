import { Button } from './button.tsx'

/** That an answer takes long, in a sentence, and the way not to wait for it. */
export type Slow = { sentence: string; askLibrary: () => void }

/** Stands in a row of buttons that wraps, with its sentence above them. */
export const SlowAnswer = ({ sentence, askLibrary }: Slow) => (
  <>
    <p className="order-first max-w-[60ch] basis-full animate-appear text-pretty text-muted">{sentence}</p>
    <Button look="secondary" onClick={askLibrary}>
      Answer from the library
    </Button>
  </>
)
