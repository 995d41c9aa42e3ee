import { basicContents, proContents } from '@lampstand/contract/plans'
import { type DeployerLinks, PlanContents } from './plan-contents.tsx'

const plans = [
  { name: 'Basic', price: 'Free', contents: basicContents },
  { name: 'Pro', price: '$9.99 a month', contents: proContents },
] as const

type PlanComparisonProps = {
  /** What Pro costs, as the provider has it. */
  price?: string | undefined
  links?: DeployerLinks | undefined
}

/** What each plan holds, side by side. */
export function PlanComparison({ price, links }: PlanComparisonProps) {
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
          <PlanContents contents={contents} links={links} />
        </div>
      ))}
    </section>
  )
}
