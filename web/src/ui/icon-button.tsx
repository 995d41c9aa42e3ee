import type { ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

/** A square target that holds an icon; also for links. */
export const iconButtonClass = (className?: string): string =>
  classNames(
    'relative inline-flex size-(--target) shrink-0 items-center justify-center rounded-control text-muted',
    'transition-colors duration-(--quick) hover:bg-tint hover:text-ink disabled:opacity-55',
    'aria-[current=page]:text-brand',
    className,
  )

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** What it does, in words. */
  label: string
  icon: IconName
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} className={iconButtonClass(className)} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
