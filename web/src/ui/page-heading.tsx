import { type ReactNode, useEffect, useRef } from 'react'
import { nameTab } from './discreet.ts'

/** The heading that the page was opened with; any later one means that the reader went to another page. */
let openedWith: HTMLElement | undefined

type PageHeadingProps = {
  title: string
  /** What is seen in its place in discreet mode; who listens to the page hears its title. */
  plain?: string
  className?: string
  children?: ReactNode
}

/** The page's `h1`. Names the tab, and takes the focus when its page replaces another. */
export function PageHeading({ title, plain = 'Notes', className, children = title }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    nameTab(title === 'Lampstand' ? title : `${title}, Lampstand`)
    if (!heading.current) return
    openedWith ??= heading.current
    if (openedWith === heading.current) return
    scrollTo(0, 0)
    heading.current.focus({ preventScroll: true })
  }, [title])
  return (
    <h1 ref={heading} tabIndex={-1} data-plain={plain} className={className ?? 'font-serif text-display'}>
      {children}
    </h1>
  )
}
