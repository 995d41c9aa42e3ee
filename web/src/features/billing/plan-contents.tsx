import type { BillingConfig } from '@lampstand/contract/billing'
import { linkedContents } from '@lampstand/contract/plans'
import { Icon } from '../../ui/icon.tsx'

export type DeployerLinks = Pick<BillingConfig, 'prioritySupportUrl' | 'communityUrl'>

type PlanContentsProps = {
  contents: readonly string[]
  /** Undefined while they are not known. */
  links: DeployerLinks | undefined
  label?: string
}

/** What a plan holds. What the deployer offers elsewhere is linked, and left out where they offer none. */
export function PlanContents({ contents, links, label }: PlanContentsProps) {
  const linkOf = (text: string) => {
    const name = linkedContents[text]
    return name && links?.[name]
  }
  return (
    <ul aria-label={label} className="grid gap-2.5">
      {contents
        .filter((text) => linkOf(text) !== null)
        .map((text) => (
          <li key={text} className="flex gap-2.5">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-brand" />
            <Named text={text} href={linkOf(text)} />
          </li>
        ))}
    </ul>
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
