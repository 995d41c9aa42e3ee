import { useContext } from 'react'
import { Link } from 'wouter'
import { type ButtonLook, buttonClass } from './button.tsx'
import { NavigationContext } from './navigation-context.ts'

type UpgradeLinkProps = {
  look?: ButtonLook
  /** In another tab: a form that is filled in stays here, to be sent once the plan is chosen. */
  inNewTab?: boolean
}

/** Leads to where a plan can be chosen, for what is part of Pro; nothing while there is no such page. */
export function UpgradeLink({ look, inNewTab = false }: UpgradeLinkProps) {
  const { upgradePath, preload } = useContext(NavigationContext)
  if (upgradePath === undefined) return null
  if (inNewTab) {
    return (
      <a href={upgradePath} target="_blank" rel="noopener" className={buttonClass(look)}>
        Upgrade to Pro<span className="sr-only"> (opens a new tab)</span>
      </a>
    )
  }
  return (
    <Link href={upgradePath} className={buttonClass(look)} onPointerEnter={() => preload(upgradePath)}>
      Upgrade to Pro
    </Link>
  )
}
