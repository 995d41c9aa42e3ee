import type { ReactNode } from 'react'
import { type AnswerPart, type AnswerPassage, isEmptyPart, type ShownAnswer } from './answer.ts'
import { AnswerText } from './answer-text.tsx'
import { Card } from './card.tsx'
import { classNames } from './class-names.ts'
import type { HelpOfRegion, WrittenIn } from './help.ts'
import { HelpBeside } from './help-beside.tsx'
import { HelpNow } from './help-now.tsx'
import { ReferenceBadges } from './reference-badges.tsx'
import { ScriptureText } from './scripture-text.tsx'
import { Skeleton } from './skeleton.tsx'

type AnswerCardProps = {
  answer: ShownAnswer
  translation: string
  /** Whether it is still being written, or another one is on its way. */
  busy: boolean
  /** What one can do with it. */
  actions: ReactNode
  /** Fetches where to get help: the way there stands in every answer. */
  loadHelp: () => Promise<HelpOfRegion>
  /** Passages and prose where they have an order of their own, as `LedBody` has it. */
  body?: ReactNode
  /** What else stands right below the prose. */
  children?: ReactNode
}

/** An answer: help first where it is needed, then scripture and prose, and last who wrote it. */
export function AnswerCard({ answer, translation, busy, actions, loadHelp, body, children }: AnswerCardProps) {
  const { title, help, notice, languageNote, proseIn, passages, parts, isUrgent = false, source, disclaimer } = answer
  const [prose, ...more] = parts.filter((part) => !isEmptyPart(part))
  const heard = { safety: isUrgent ? 'crisis' : 'concern', help, writtenIn: languageNote } as const
  const hasStarted = passages.length > 0 || prose !== undefined
  return (
    <Card
      aria-label={title}
      aria-busy={busy}
      className={classNames('flex flex-col gap-8 print:border-0 print:bg-transparent print:p-0', busy && roomToGrow)}
    >
      <div className="grid gap-6">
        <h2 ref={takeLostFocus} tabIndex={-1} className="font-serif text-title outline-none">
          {title}
        </h2>
        <HelpBeside heard={heard} place="before" />
        {notice && <p className="border-l-2 border-lamp pl-4 text-muted">{notice}</p>}
        {body === undefined && isUrgent && prose && <Part part={prose} writtenIn={proseIn} />}
        {body === undefined && passages.length > 0 && <Passages passages={passages} translation={translation} />}
      </div>
      {body}
      {body === undefined && !isUrgent && prose && <Part part={prose} writtenIn={proseIn} />}
      {busy && !prose && <Placeholder key={String(hasStarted)} withScripture={!hasStarted} />}
      {children}
      {more.map((part) => (
        <Part key={`${part.kind} ${part.title}`} part={part} />
      ))}
      <HelpBeside heard={heard} place="after" />
      {(hasStarted || !busy) && (
        <footer className="mt-auto grid gap-0.5 border-t border-line pt-5 text-small text-muted [&>p]:max-w-[60ch] [&>p]:text-pretty">
          {source && <p className="font-medium text-ink">{source}</p>}
          <p>{disclaimer}</p>
        </footer>
      )}
      <div className={classNames('-mt-4 flex flex-wrap justify-between gap-3 print:hidden', busy && inReach)}>
        <div className="flex flex-wrap gap-3">{actions}</div>
        <HelpNow load={loadHelp} />
      </div>
    </Card>
  )
}

/** Where the answer took the place of what held the focus, it would fall to the start of the page. */
const takeLostFocus = (heading: HTMLElement | null) => {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true })
}

/** What is being written does not push away what stands below it with each sentence, and Stop stays in reach. */
const roomToGrow = 'min-h-[min(40rem,100dvh-7.5rem)]'
const inReach = 'sticky bottom-0 -mx-2 -mb-3 rounded-control bg-surface px-2 py-3'

const Passages = ({ passages, translation }: { passages: readonly AnswerPassage[]; translation: string }) => (
  <ul className="grid gap-6 divide-y divide-line">
    {passages.map(({ id, reference, text, why }, index) => (
      <li key={id} className="grid animate-appear gap-2 not-last:pb-6 break-inside-avoid">
        <ScriptureText
          id={id}
          text={text}
          reference={reference}
          translation={translation}
          size={index === 0 ? 'large' : 'small'}
        />
        {why && <p className="max-w-[60ch] text-pretty text-muted">{why}</p>}
      </li>
    ))}
  </ul>
)

/** One part, as it stands in an answer. */
export function Part({ part, writtenIn }: { part: AnswerPart; writtenIn?: WrittenIn | undefined }) {
  switch (part.kind) {
    case 'prose':
      return part.title === undefined ? (
        <AnswerText text={part.text} writtenIn={writtenIn} />
      ) : (
        <section className="grid gap-3">
          <PartTitle>{part.title}</PartTitle>
          <AnswerText text={part.text} />
        </section>
      )
    case 'references':
      return (
        <section className="grid gap-3 print:hidden">
          <PartTitle>{part.title}</PartTitle>
          <ReferenceBadges references={part.references} />
        </section>
      )
    case 'points':
      return (
        <section className={classNames('grid gap-3', part.careful && 'border-l-2 border-lamp pl-4')}>
          <PartTitle>{part.title}</PartTitle>
          <Points points={part.points} numbered={part.numbered} />
        </section>
      )
  }
}

const PartTitle = ({ children }: { children: string }) => (
  <h3 className="text-small font-semibold tracking-[0.08em] text-lamp uppercase">{children}</h3>
)

function Points({ points, numbered = false }: { points: readonly string[]; numbered?: boolean | undefined }) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List
      className={classNames(
        'grid max-w-[65ch] gap-2 pl-5 text-pretty marker:text-lamp',
        numbered ? 'list-decimal' : 'list-disc',
      )}
    >
      {points.map((point) => (
        <li key={point} className="pl-1">
          {point}
        </li>
      ))}
    </List>
  )
}

const Placeholder = ({ withScripture }: { withScripture: boolean }) => (
  <div className="grid max-w-[65ch] grow content-start gap-4">
    {withScripture && (
      <>
        <Skeleton className="h-7 w-full" />
        <Skeleton className="h-7 w-11/12" />
        <Skeleton className="mb-4 h-7 w-3/5" />
      </>
    )}
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-[96%]" />
    <Skeleton className="h-4 w-10/12" />
    <Skeleton className="h-4 w-7/12" />
  </div>
)
