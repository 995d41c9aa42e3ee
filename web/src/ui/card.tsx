import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

/** A sheet of paper on the page: a hairline and no shadow. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return (
    <section className={classNames('rounded-control border border-line bg-surface p-5 md:p-8', className)} {...rest} />
  )
}
