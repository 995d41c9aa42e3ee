import { useEffect, useId } from 'react'
import { Disclosure } from './disclosure.tsx'
import { calling, type Heard, type HelpLine, type HelpOfRegion, type HelpWords, texting } from './help.ts'
import { LanguageNote } from './language-note.tsx'
import { toasts } from './toasts.tsx'

/** What holds in every country, and needs no connection to be known. */
export const everywhere: HelpLine = {
  name: 'Find A Helpline',
  purpose: 'Lines to call or write to, in more than a hundred countries',
  url: 'https://findahelpline.com',
}

type HelpLinesProps = { heard: Heard | undefined; title?: string; place?: 'before' | 'after' }

/** Where to get help: in a crisis plain to see before all words, in a concern a row after them; without a place, either. */
export default function HelpLines({ place, ...props }: HelpLinesProps) {
  return (
    <>
      {place !== 'after' && <HelpFirst {...props} />}
      {place !== 'after' && props.heard?.writtenIn && <LanguageNote writtenIn={props.heard.writtenIn} />}
      {place !== 'before' && <HelpAfter heard={props.heard} />}
    </>
  )
}

/** How many lines of a crisis stand open: nobody in danger chooses among ten. */
const openLines = 2

/** Before all else stands where to get help in a crisis: two lines, and the others to be unfolded. Nothing where there is none. */
export function HelpFirst({ heard, title = 'Help is near' }: Omit<HelpLinesProps, 'place'>) {
  const id = useId()
  const help = heard?.safety === 'crisis' ? heard.help : undefined
  useEffect(() => {
    const toast = help && toasts.current()
    // What was said of something before does not cover it.
    if (toast) toasts.close(toast.id)
  }, [help])
  if (!help) return null
  const words = help.said?.words
  const [, , , , near = title, moreLines = 'More lines'] = words ?? []
  const more = help.helplines.slice(openLines)
  return (
    <section
      {...spokenIn(help)}
      aria-labelledby={id}
      className="grid gap-3 rounded-control border border-brand bg-tint p-4 md:p-5"
    >
      <h3 id={id} className="font-serif text-large">
        {near}
        <span lang="en" className="pl-3 font-sans text-small text-muted">
          {help.region}
        </span>
      </h3>
      <HelpLineList helplines={help.helplines.slice(0, openLines)} words={words} />
      {more.length > 0 && (
        <Disclosure summary={moreLines}>
          <HelpLineList helplines={more} words={words} />
        </Disclosure>
      )}
    </section>
  )
}

/** After an answer that gave concern, in one row: whose work it is to help. */
export function HelpAfter({ heard }: { heard: Heard | undefined }) {
  const help = heard?.help
  const [first] = help?.helplines ?? []
  if (heard?.safety === 'crisis' || !help || !first) return null
  const who = help.said?.words.at(-1) ?? 'Who can help'
  return (
    <section {...spokenIn(help)} aria-label={who} className="border-t border-line pt-3 print:hidden">
      <Disclosure summary={`${who}: ${[first.name, first.phone].filter(Boolean).join(', ')}`}>
        <p lang="en" className="text-small text-muted">
          {help.region}
        </p>
        <HelpLineList helplines={help.helplines} words={help.said?.words} />
      </Disclosure>
    </section>
  )
}

/** The language in which lines are spoken of, where it is not English. */
const spokenIn = ({ said }: HelpOfRegion) => said && { lang: said.language }

type HelpLineListProps = { helplines: readonly HelpLine[]; words?: HelpWords | undefined }

export const HelpLineList = ({ helplines, words }: HelpLineListProps) => (
  <ul className="divide-y divide-line">
    {helplines.map((line) => (
      <li key={line.name} className="grid gap-1 py-3 first:pt-0 last:pb-0">
        <p className="font-semibold">{line.name}</p>
        <p className="text-small text-muted">{line.purpose}</p>
        <Ways line={line} words={words} />
      </li>
    ))}
  </ul>
)

type WaysProps = { line: HelpLine; words: HelpWords | undefined }

const Ways = ({ line: { phone, sms, url }, words }: WaysProps) => (
  <p className="flex flex-wrap items-center gap-x-6">
    {phone !== undefined && <Way href={`tel:${dialed(phone)}`}>{calling(phone, words)}</Way>}
    {sms !== undefined && <Way href={messageTo(sms)}>{texting(sms, words)}</Way>}
    {url !== undefined && <Way href={url}>{new URL(url).host.replace(/^www\./, '')}</Way>}
  </p>
)

function Way({ href, children }: { href: string; children: string }) {
  const elsewhere = href.startsWith('http') && { target: '_blank', rel: 'noreferrer' }
  const look = 'inline-flex min-h-(--target) items-center font-semibold text-brand underline underline-offset-4'
  return (
    <a href={href} {...elsewhere} className={look}>
      {children}
    </a>
  )
}

const dialed = (number: string) => number.replaceAll(/[^+\d]/g, '')

/** Telephones differ in how a link brings a text along; this form is read by all of them. */
const messageTo = ({ number, message }: NonNullable<HelpLine['sms']>) =>
  `sms:${dialed(number)}${message === undefined ? '' : `?&body=${encodeURIComponent(message)}`}`
