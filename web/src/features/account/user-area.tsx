import { lazy, Suspense, useState } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AvatarButton } from './avatar-button.tsx'
import { useAuth } from './queries.ts'

const loadMenu = () => import('./account-menu.tsx')
const AccountMenu = lazy(loadMenu)

export type UserAreaProps = {
  /** Where a plan can be chosen; absent while there is no such page. */
  upgradePath: string | undefined
  /** Called as the person leaves, before the browser follows the sign-out link. */
  onSignOut: () => void
}

/** The header's end: who is here, or the way in. */
export function UserArea(props: UserAreaProps) {
  const auth = useAuth()
  const [wanted, setWanted] = useState(false)
  if (auth.state === 'loading') return <Skeleton className="mx-1 size-9 rounded-full" />
  if (auth.state !== 'authenticated') {
    return (
      <a href="/api/login" className={buttonClass('secondary', 'ml-1')}>
        Sign In
      </a>
    )
  }
  const button = (
    <AvatarButton
      user={auth.user}
      aria-expanded={false}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    />
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <AccountMenu user={auth.user} {...props} />
    </Suspense>
  )
}
