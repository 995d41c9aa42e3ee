import { type RefObject, useRef } from 'react'
import { type AnswerPassage, isEmptyPart, type ShownAnswer, withLead } from './answer.ts'
import { blocksOf } from './answer-blocks.ts'
import { AnswerText } from './answer-text.tsx'
import { Button } from './button.tsx'
import { FoldedPassages } from './folded-passages.tsx'
import { Icon } from './icon.tsx'
import { ScriptureText } from './scripture-text.tsx'

type LedBodyProps = { answer: ShownAnswer; translation: string; busy: boolean }

/**
 * Passages and prose of an answer that begins with its words: the first paragraph, or all of a prayer and of what is said to
 * somebody in danger; then one passage with its why, what follows, and the other passages folded.
 */
export function LedBody({ answer, translation, busy }: LedBodyProps) {
  const { passages, parts, begins, isUrgent = false, proseIn } = answer
  const place = useRef<HTMLDivElement>(null)
  const [prose] = parts.filter((part) => !isEmptyPart(part))
  const text = prose?.kind === 'prose' ? prose.text : ''
  const { lead, rest } = isUrgent || begins === 'prose' ? { lead: text, rest: '' } : withLead(text)
  const [first, ...further] = passages
  return (
    <>
      {lead !== '' && (
        <div className="grid gap-4">
          <AnswerText text={lead} writtenIn={proseIn} />
          {!busy && <WayTo text={rest} place={place} />}
        </div>
      )}
      {first && <FirstPassage passage={first} translation={translation} />}
      {rest !== '' && (
        <div ref={place} tabIndex={-1} className="scroll-mt-24 outline-none">
          <AnswerText text={rest} writtenIn={proseIn} />
        </div>
      )}
      {further.length > 0 && <FoldedPassages passages={further} translation={translation} />}
    </>
  )
}

type PassageProps = { passage: AnswerPassage; translation: string }

const FirstPassage = ({ passage: { why, ...passage }, translation }: PassageProps) => (
  <div className="grid animate-appear gap-2 break-inside-avoid">
    <ScriptureText {...passage} translation={translation} />
    {why && <p className="max-w-[60ch] text-pretty text-muted">{why}</p>}
  </div>
)

/** Leads past the passage to what to do, which on a phone lies below the screen. */
function WayTo({ text, place }: { text: string; place: RefObject<HTMLElement | null> }) {
  const [heading] = blocksOf(text)
  if (heading?.kind !== 'heading') return null
  const go = () => {
    place.current?.scrollIntoView()
    place.current?.focus({ preventScroll: true })
  }
  return (
    <Button look="quiet" className="-mx-2 justify-self-start md:hidden print:hidden" onClick={go}>
      <Icon name="down" className="size-4" />
      {heading.text}
    </Button>
  )
}
