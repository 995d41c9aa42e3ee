import { classNames } from './class-names.ts'
import { quoted } from './quoted.ts'

type ScriptureTextProps = { text: string; reference: string; translation: string; size?: 'large' | 'small' }

/** Words of scripture with where they stand: the largest thing on a screen, or a line of a list. */
export function ScriptureText({ text, reference, translation, size = 'large' }: ScriptureTextProps) {
  return (
    <figure className="grid gap-4">
      <blockquote
        className={classNames(
          'font-serif text-pretty',
          size === 'large' ? 'max-w-[58ch] -indent-[0.42em] text-scripture' : 'text-large',
        )}
      >
        {quoted(text)}
      </blockquote>
      <figcaption className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <cite className="font-serif text-large text-brand not-italic">{reference}</cite>
        <span className="text-small text-muted">{translation}</span>
      </figcaption>
    </figure>
  )
}
