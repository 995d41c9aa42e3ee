import { basicContents, proContents } from '@lampstand/contract/plans'
import { Icon } from '../../ui/icon.tsx'

const plans = [
  { name: 'Basic', price: 'Free', contents: basicContents },
  { name: 'Pro', price: '$9.99 a month', contents: proContents },
] as const

type Links = { prioritySupportUrl?: string | null | undefined; communityUrl?: string | null | undefined }

type PlanComparisonProps = {
  /** What Pro costs, as the provider has it. */
  price?: string | undefined
  links?: Links | undefined
}

/** What each plan holds, side by side. What the deployer offers elsewhere is linked. */
export function PlanComparison({ price, links = {} }: PlanComparisonProps) {
  const linkOf: Record<string, string | null | undefined> = {
    'Priority support': links.prioritySupportUrl,
    'Community access': links.communityUrl,
  }
  return (
    <section aria-label="Plans" className="grid border-y border-line sm:grid-cols-2">
      {plans.map(({ name, price: usual, contents }) => (
        <div
          key={name}
          className="grid content-start gap-4 py-6 not-first:border-t not-first:border-line sm:px-7 sm:first:pl-0 sm:not-first:border-t-0 sm:not-first:border-l"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 className="font-serif text-title">{name}</h2>
            <p className="text-muted">{name === 'Pro' ? (price ?? usual) : usual}</p>
          </div>
          <ul className="grid gap-2.5">
            {contents.map((text) => (
              <li key={text} className="flex gap-2.5">
                <Icon name="check" className="mt-0.5 size-5 shrink-0 text-brand" />
                <Named text={text} href={linkOf[text]} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

const Named = ({ text, href }: { text: string; href: string | null | undefined }) =>
  href ? (
    <a href={href} className="text-brand underline underline-offset-4" target="_blank" rel="noreferrer">
      {text}
    </a>
  ) : (
    <span>{text}</span>
  )
