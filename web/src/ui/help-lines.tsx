import { useId } from 'react'
import type { HelpLine, HelpOfRegion } from './answer.ts'

/** What holds in every country, and needs no connection to be known. */
export const everywhere: HelpLine = {
  name: 'Find A Helpline',
  purpose: 'Lines to call or write to, in more than a hundred countries',
  url: 'https://findahelpline.com',
}

/** Where to get help now: plain to see, and calm. */
export function HelpLines({ help, title }: { help: HelpOfRegion; title: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-control border border-brand bg-tint p-4 md:p-5">
      <h3 id={id} className="font-serif text-large">
        {title}
        <span className="pl-3 font-sans text-small text-muted">{help.region}</span>
      </h3>
      <HelpLineList helplines={help.helplines} />
    </section>
  )
}

export const HelpLineList = ({ helplines }: { helplines: readonly HelpLine[] }) => (
  <ul className="divide-y divide-line">
    {helplines.map((line) => (
      <li key={line.name} className="grid gap-1 py-3 first:pt-0 last:pb-0">
        <p className="font-semibold">{line.name}</p>
        <p className="text-small text-muted">{line.purpose}</p>
        <Ways line={line} />
      </li>
    ))}
  </ul>
)

const Ways = ({ line: { phone, text, url } }: { line: HelpLine }) => (
  <p className="flex flex-wrap items-center gap-x-6">
    {phone !== undefined && <Way href={isNumber(phone) && `tel:${dialled(phone)}`}>{`Call ${phone}`}</Way>}
    {text !== undefined && <Way href={isNumber(text) && `sms:${dialled(text)}`}>{`Text ${text}`}</Way>}
    {url !== undefined && <Way href={url}>{new URL(url).host.replace(/^www\./, '')}</Way>}
  </p>
)

/** A way that a browser cannot follow, such as a word to send to a number, is said in words. */
function Way({ href, children }: { href: string | false; children: string }) {
  const className = 'inline-flex min-h-(--target) items-center font-semibold'
  if (!href) return <span className={className}>{children}</span>
  const elsewhere = href.startsWith('http') && { target: '_blank', rel: 'noreferrer' }
  return (
    <a href={href} {...elsewhere} className={`${className} text-brand underline underline-offset-4`}>
      {children}
    </a>
  )
}

const isNumber = (way: string) => /^[+\d*#][\d\s().*#-]*$/.test(way)
const dialled = (number: string) => number.replaceAll(/[\s().-]/g, '')
