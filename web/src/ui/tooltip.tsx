import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

const openDelay = 700
const skipDelay = 300

/** When the last tooltip closed: whoever moves along a row within the skip delay does not wait again. */
let closedAt = Number.NEGATIVE_INFINITY

type TooltipProps = { text: string; align?: 'start' | 'center' | 'end'; children: ReactNode }

const places = { start: 'left-0', center: 'left-1/2 -translate-x-1/2', end: 'right-0' }

/** Says in words what an icon means, below it, on hover and on focus by keyboard. The icon's own label serves screen readers. */
export function Tooltip({ text, align = 'center', children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const timer = useRef<number>(undefined)

  const show = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(setOpen, delay, true)
  }
  const hide = () => {
    clearTimeout(timer.current)
    if (open) closedAt = performance.now()
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  // Wherever the focus is: Escape dismisses a tooltip without moving the pointer (WCAG 1.4.13).
  useLayoutEffect(() => {
    if (!open) return
    const hideOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    addEventListener('keydown', hideOnEscape)
    return () => removeEventListener('keydown', hideOnEscape)
  }, [open])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control that it holds
    <span
      className="relative inline-flex"
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') show(performance.now() - closedAt < skipDelay ? 0 : openDelay)
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && show(0)}
      onBlur={hide}
    >
      {children}
      {open && (
        <span
          role="tooltip"
          className={`absolute top-full z-30 pt-1 ${places[align]} animate-appear text-small whitespace-nowrap`}
        >
          <span className="block rounded-control bg-ink px-2.5 py-1 text-bg">{text}</span>
        </span>
      )}
    </span>
  )
}
