import { useContext } from 'react'
import { Link } from 'wouter'
import { type ButtonLook, buttonClass } from './button.tsx'
import { NavigationContext } from './navigation-context.ts'

/** Leads to where a plan can be chosen, for what is part of Pro; nothing while there is no such page. */
export function UpgradeLink({ look }: { look?: ButtonLook }) {
  const { upgradePath, preload } = useContext(NavigationContext)
  if (upgradePath === undefined) return null
  return (
    <Link href={upgradePath} className={buttonClass(look)} onPointerEnter={() => preload(upgradePath)}>
      Upgrade to Pro
    </Link>
  )
}
