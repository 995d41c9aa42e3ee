import { useState } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toasts } from '../../ui/toasts.tsx'
import { AvatarButton } from './avatar-button.tsx'
import { useAuth } from './queries.ts'

const loadMenu = async () => (await import('./account-menu.tsx')).default

type Menu = Awaited<ReturnType<typeof loadMenu>>

export type UserAreaProps = {
  /** Pages that the menu leads to; undefined where there is no such page. */
  paths: Record<'upgrade' | 'account' | 'insights', string | undefined>
}

/** The header's end: who is here, or the way in. The menu comes with its first use. */
export function UserArea(props: UserAreaProps) {
  const auth = useAuth()
  const [loaded, setLoaded] = useState<{ Menu: Menu }>()
  if (auth.state === 'loading') {
    return (
      <span className="grid size-(--target) place-items-center">
        <Skeleton className="size-9 rounded-full" />
      </span>
    )
  }
  if (auth.state !== 'authenticated') {
    return (
      <a href="/api/login" className={buttonClass('secondary', 'ml-1')}>
        Sign In
      </a>
    )
  }
  if (loaded) return <loaded.Menu user={auth.user} {...props} />
  const open = async () => {
    const Menu = await loadMenu().catch(sayItFailed)
    if (Menu) setLoaded({ Menu })
  }
  return (
    <AvatarButton
      user={auth.user}
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => void open()}
    />
  )
}

const preload = () => void loadMenu().catch(() => undefined)

const sayItFailed = () => toasts.showError('The menu could not be opened. Please try again.')
