import type { User } from '@lampstand/contract/account'
import { type ButtonHTMLAttributes, type Ref, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { initialOf } from './names.ts'

type AvatarButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { user: User; ref?: Ref<HTMLButtonElement> }

/** The person's picture, initial or a generic figure; opens the account menu. */
export function AvatarButton({ user, ...rest }: AvatarButtonProps) {
  return (
    <button type="button" aria-label="Account menu" aria-haspopup="menu" className={iconButtonClass()} {...rest}>
      <span className="grid size-9 place-items-center overflow-hidden rounded-full border border-border font-serif text-large text-brand">
        <Face user={user} />
      </span>
    </button>
  )
}

function Face({ user }: { user: User }) {
  const [broken, setBroken] = useState<string>()
  const { profileImageUrl: url } = user
  if (url && url !== broken) {
    return <img src={url} alt="" className="size-full object-cover" onError={() => setBroken(url)} />
  }
  return initialOf(user) ?? <Icon name="person" />
}
