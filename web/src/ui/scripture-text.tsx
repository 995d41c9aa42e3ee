import { classNames } from './class-names.ts'
import { quoted } from './quoted.ts'
import { ReadInContext, ShareButton } from './read-in-context.tsx'

type ScriptureTextProps = {
  /** The name of the passage, by which it is read in its context. */
  id: string
  text: string
  reference: string
  translation: string
  size?: 'large' | 'small'
}

/** Words of scripture with where they stand: the largest thing on a screen, or a line of a list. */
export function ScriptureText({ id, text, reference, translation, size = 'large' }: ScriptureTextProps) {
  return (
    <figure data-passage={id} className={classNames('grid gap-3', size === 'small' && 'max-w-136')}>
      <blockquote
        className={classNames(
          'max-w-[58ch] -indent-[0.42em] font-serif text-pretty',
          size === 'small' ? 'text-large' : isLong(text) ? 'text-passage' : 'text-scripture',
        )}
      >
        {quoted(text)}
      </blockquote>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <figcaption className="flex flex-wrap items-baseline gap-x-3">
          <cite className="font-serif text-large text-brand not-italic">{reference}</cite>
          <span className="text-small text-muted">{translation}</span>
        </figcaption>
        <div className="-mx-2 flex flex-wrap print:hidden">
          <ReadInContext passage={{ id, reference }} />
          <ShareButton passage={{ id, reference, text, translation }} />
        </div>
      </div>
    </figure>
  )
}

/** Above this many characters a passage is set a size smaller, so that a phone shows it whole. */
const longest = 350

const isLong = (text: string) => text.length > longest
