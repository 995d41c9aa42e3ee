import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { useCloseOnBack } from './close-on-back.ts'
import { Icon, type IconName } from './icon.tsx'

type MenuProps = {
  trigger: ReactNode
  header: ReactNode
  children: ReactNode
  onCloseAutoFocus?: (event: Event) => void
}

/** A list that hangs from the button which opened it. Loaded on use, so it begins open. It stays in its landmark. */
export function Menu({ trigger, header, children, onCloseAutoFocus }: MenuProps) {
  const [open, setOpen] = useState(true)
  useCloseOnBack(open, () => setOpen(false))
  return (
    <Radix.Root open={open} onOpenChange={setOpen} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        {...(onCloseAutoFocus && { onCloseAutoFocus })}
        style={withinScreen}
        className="z-50 w-68 rounded-control border border-line bg-surface py-1.5 outline-none data-[state=closed]:animate-vanish data-[state=open]:animate-appear"
      >
        <Radix.Label className="border-b border-line px-4 pt-2 pb-3.5">{header}</Radix.Label>
        <div className="pt-1.5">{children}</div>
      </Radix.Content>
    </Radix.Root>
  )
}

/** On a small screen, or with large letters, it is as wide and as high as there is room, and scrolls. */
const withinScreen = {
  maxWidth: 'var(--radix-dropdown-menu-content-available-width)',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
} as const

const itemClass =
  'flex min-h-(--target) items-center gap-3 px-4 outline-none data-highlighted:bg-tint data-highlighted:text-brand'

type MenuItemProps = { icon: IconName; children: string; onSelect?: () => void; href?: string; onFollow?: () => void }

/** One thing to do, or with `href` one place to go; `onFollow` is called in place of the browser's own navigation. */
export function MenuItem({ icon, children, onSelect, href, onFollow }: MenuItemProps) {
  const follow = (event: { preventDefault(): void }) => {
    if (!onFollow) return
    event.preventDefault()
    onFollow()
  }
  const content = (
    <>
      <Icon name={icon} />
      {children}
    </>
  )
  return (
    <Radix.Item asChild={href !== undefined} className={itemClass} {...(onSelect && { onSelect })}>
      {href === undefined ? (
        content
      ) : (
        <Link href={href} onClick={follow}>
          {content}
        </Link>
      )}
    </Radix.Item>
  )
}
