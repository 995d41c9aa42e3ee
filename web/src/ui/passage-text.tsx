import { Fragment, useId } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { usePassageScroll } from './passage-scroll.ts'

type Verse = {
  id: string
  chapter: number
  verse: number
  text: string
  /** True for the passage itself, false for the window around it. */
  quoted: boolean
}

export type PassageTextProps = {
  note?: string | undefined
  cautions: readonly string[]
  verses: readonly Verse[]
}

/** A passage and what stands around it, set as a page of a book. The words are shown as they came. */
export function PassageText({ note, cautions, verses }: PassageTextProps) {
  const { text, isBelow, show } = usePassageScroll(verses)
  const cautionsId = useId()
  return (
    <div className="grid gap-6 px-5 pt-5 pb-12 md:px-12 md:pt-7 md:pb-16">
      {note && <p className="max-w-[60ch] text-pretty text-muted">{note}</p>}
      {isBelow && (
        <Button look="quiet" className="-mx-2 justify-self-start" onClick={show}>
          <Icon name="down" />
          Go to the passage
        </Button>
      )}
      <div ref={text} className="font-serif text-reading text-pretty text-muted">
        {chaptersOf(verses).map((chapter, index) => (
          <Fragment key={chapter.id}>
            {index > 0 && <h3 className="pt-5 pb-1.5 font-sans text-small font-semibold text-lamp">{chapter.title}</h3>}
            <p>
              {chapter.verses.map((verse) => (
                <VerseText key={verse.id} verse={verse} edge={edgeAt(verses, verse)} />
              ))}
            </p>
          </Fragment>
        ))}
      </div>
      {cautions.length > 0 && (
        <section aria-labelledby={cautionsId} className="grid gap-2 border-t border-line pt-5 text-muted">
          <h3 id={cautionsId} className="text-small font-semibold text-lamp">
            Read with care
          </h3>
          <ul className="grid max-w-[60ch] gap-1.5">
            {cautions.map((caution) => (
              <li key={caution} className="text-pretty">
                {caution}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** A verse in the run of the text. Its number is said and shown, but not copied with the words. */
const VerseText = ({ verse: { verse, text, quoted }, edge }: { verse: Verse; edge: string }) => (
  <span className={quoted ? 'text-ink' : undefined}>
    <span className="select-none">
      <sup aria-hidden="true" className="pr-[0.3em] font-sans text-[0.58em] leading-none font-medium text-lamp">
        {verse}
      </sup>
      <span className="sr-only">{`${edge}Verse ${verse}. `}</span>
    </span>
    <span data-words={quoted ? 'passage' : 'window'} tabIndex={quoted ? -1 : undefined} className="outline-none">
      {text}
    </span>{' '}
  </span>
)

/** What ink says to the eye, said to the ear: where the passage begins and where it ends. */
function edgeAt(verses: readonly Verse[], verse: Verse): string {
  const before = verses[verses.indexOf(verse) - 1]
  if (verse.quoted === (before?.quoted ?? false)) return ''
  return verse.quoted ? 'The passage begins. ' : 'The passage ends. '
}

type Chapter = { id: string; title: string; verses: Verse[] }

function chaptersOf(verses: readonly Verse[]): Chapter[] {
  const chapters: Chapter[] = []
  let last: number | undefined
  for (const verse of verses) {
    if (verse.chapter !== last) {
      chapters.push({ id: verse.id, title: `${unitOf(verse)} ${verse.chapter}`, verses: [] })
    }
    last = verse.chapter
    chapters.at(-1)?.verses.push(verse)
  }
  return chapters
}

const unitOf = ({ id }: Verse) => (id.startsWith('Ps.') ? 'Psalm' : 'Chapter')
