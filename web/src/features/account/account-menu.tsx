import type { User } from '@lampstand/contract/account'
import { useRef, useState } from 'react'
import { forgetPerson } from '../../api/forget-person.ts'
import { Badge } from '../../ui/badge.tsx'
import { afterTravel } from '../../ui/layer-history.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { toasts } from '../../ui/toasts.tsx'
import { AvatarButton } from './avatar-button.tsx'
import { shownName } from './names.ts'
import { offersUpgrade, subscriptionBadge } from './subscription.ts'
import type { UserAreaProps } from './user-area.tsx'

const loadDialog = async () => (await import('./profile-dialog.tsx')).default

type Dialog = Awaited<ReturnType<typeof loadDialog>>

/** The avatar with its menu. Loaded on the first click, which it answers by beginning open. */
export default function AccountMenu({ user, paths }: UserAreaProps & { user: User }) {
  const [editing, setEditing] = useState<{ Dialog: Dialog; open: boolean }>()
  const avatar = useRef<HTMLButtonElement>(null)
  const [now] = useState(Date.now)
  const edit = async () => {
    const Dialog = await loadDialog().catch(sayItFailed)
    if (Dialog) setEditing({ Dialog, open: true })
  }
  const badge = subscriptionBadge(user, now)
  return (
    <>
      <Menu
        trigger={<AvatarButton user={user} ref={avatar} />}
        header={
          <div className="grid justify-items-start gap-1">
            <span className="max-w-full truncate font-serif text-large">{shownName(user)}</span>
            <span className="max-w-full truncate text-small text-muted">{user.email}</span>
            {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
          </div>
        }
      >
        {paths.upgrade !== undefined && offersUpgrade(user) && (
          <MenuItem icon="forward" href={paths.upgrade}>
            Upgrade to Pro
          </MenuItem>
        )}
        {paths.insights !== undefined && (
          <MenuItem icon="sprout" href={paths.insights}>
            Insights
          </MenuItem>
        )}
        {paths.account !== undefined && (
          <MenuItem icon="person" href={paths.account}>
            Account
          </MenuItem>
        )}
        <MenuItem icon="edit" onSelect={() => void edit()}>
          Edit name
        </MenuItem>
        <MenuItem icon="leave" href={signOutPath} onFollow={() => void leave()}>
          Sign Out
        </MenuItem>
      </Menu>
      {editing && (
        <editing.Dialog
          user={user}
          open={editing.open}
          onClose={() => setEditing({ ...editing, open: false })}
          onClosed={() => avatar.current?.focus()}
        />
      )}
    </>
  )
}

const signOutPath = '/api/logout'

/** Whoever is not connected stays: the server would not hear of it, and what waits to be sent would be lost. */
async function leave() {
  if (!navigator.onLine)
    return toasts.showError('You are not connected. Sign out once you are, so that nothing is lost.')
  await forgetPerson().catch(() => undefined)
  await new Promise<void>(afterTravel)
  location.assign(signOutPath)
}

const sayItFailed = () => toasts.showError('The dialog could not be opened. Please try again.')
