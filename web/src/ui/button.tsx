import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { classNames } from './class-names.ts'

const looks = {
  primary: 'bg-brand px-4.5 text-on-brand hover:bg-brand-strong',
  secondary: 'border px-4.5 border-border text-ink hover:border-brand hover:text-brand',
  destructive: 'bg-error px-4.5 text-bg hover:opacity-90',
  quiet: 'px-2 text-brand hover:bg-tint',
} as const

export type ButtonLook = keyof typeof looks

/** The look of a button, for links that lead somewhere. */
export const buttonClass = (look: ButtonLook = 'primary', className?: string): string =>
  classNames(
    'inline-flex min-h-(--target) items-center justify-center gap-2 rounded-control text-base font-medium',
    'transition-colors duration-(--quick) disabled:cursor-default disabled:opacity-55',
    'aria-disabled:cursor-default aria-disabled:opacity-55',
    looks[look],
    className,
  )

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook
  /** What it does is under way. */
  pending?: boolean | undefined
  ref?: Ref<HTMLButtonElement>
}

export const Button = ({ look, className, pending, ...rest }: ButtonProps) => (
  <button type="button" className={buttonClass(look, className)} {...rest} {...(pending && underWay)} />
)

/** For a button whose work is under way: it does nothing, sends no form, and keeps the focus that `disabled` would drop. */
export const underWay = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() }
