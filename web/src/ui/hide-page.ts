import { isDiscreet, onDiscreetChange } from './discreet.ts'
import { toasts } from './toasts.tsx'

/** Two strokes of Shift are one sign when they are this close, in milliseconds, with nothing between them. */
const soon = 500

/** Says that this person was told what discreet mode does, and what it does not. */
const toldKey = 'lampstand-discreet-told'

/**
 * In discreet mode, Shift pressed twice, or three fingers on the page at once, cover it with its plain color. Shift twice, Escape or
 * a tap brings it back as it was: the cover is a modal dialog of the browser above everything else, so the page keeps its focus and all that was typed.
 */
export function hideOnSign() {
  const cover = document.createElement('dialog')
  cover.setAttribute('aria-label', 'Notes')
  Object.assign(cover.style, {
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    border: 'none',
    outline: 'none',
    background: 'var(--bg)',
    // Beside a dialog of the page, which takes them from the body.
    pointerEvents: 'auto',
  })
  cover.addEventListener('click', () => cover.close())
  cover.addEventListener('close', () => cover.remove())
  const hide = () => {
    if (cover.open) return
    document.body.append(cover)
    cover.showModal()
  }

  let last = Number.NEGATIVE_INFINITY
  const forget = () => {
    last = Number.NEGATIVE_INFINITY
  }
  addEventListener('pointerdown', forget, true)
  addEventListener('touchstart', ({ touches }) => touches.length === 3 && isDiscreet() && hide(), {
    capture: true,
    passive: true,
  })
  addEventListener(
    'keydown',
    (event) => {
      // What lies open on the page would hear Escape too, and close.
      if (cover.open) event.stopImmediatePropagation()
      if (event.key !== 'Shift') return forget()
      if (event.repeat) return
      const isSecond = event.timeStamp - last < soon
      last = isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp
      if (!isSecond) return
      if (cover.open) cover.close()
      else if (isDiscreet()) hide()
    },
    true,
  )
}

/** Tells once, when the mode is first used, what colleagues still see. */
export function tellOfDiscreetMode(store: { get(key: string): string | null; set(key: string, value: string): void }) {
  onDiscreetChange(() => {
    if (!isDiscreet() || document.visibilityState === 'hidden' || store.get(toldKey) !== null) return
    store.set(toldKey, 'yes')
    toasts.show({
      title: 'The tab now says Notes',
      description:
        'Colleagues can still see this page and its address. Shift twice, or three fingers on the screen at once, hides it; Shift twice or a tap brings it back.',
    })
  })
}
