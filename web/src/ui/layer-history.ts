/*
 * Back closes what lies open over a page, the topmost first. Each open layer has an entry in the browser's history, at the address of
 * its page, whose state says how deep it lies. After every change the entries are brought to the number of open layers: one
 * closed by its button takes its entry along, and an entry whose layer is gone (come to by Forward, or after a reload) is left at once.
 */

type Layer = { close: () => void }
type Navigate = (to: string, options?: { replace?: boolean }) => void

const layers: Layer[] = []

/** A way through the history that we began and that is not at its end. */
let isTravelling = false

/** How many things lie open over the page at the current entry of the history. */
export const layerDepth = (): number => history.state?.layer ?? 0

/** Acts once a way through the history is at its end: what leads elsewhere sooner would be lost to it. */
export function afterTravel(act: () => void) {
  if (isTravelling) addEventListener('popstate', act, { once: true })
  else act()
}

/** Brings the history to what is open. */
export function settleHistory() {
  if (isTravelling) return
  for (let layer = layerDepth(); layer++ < layers.length; ) history.pushState({ ...history.state, layer }, '')
  const missing = layers.length - layerDepth()
  if (missing === 0) return
  isTravelling = true
  const { scrollX, scrollY } = window
  // The browser scrolls to where the page stood when the layer was opened; whoever closes a menu may have scrolled since.
  afterTravel(() => requestAnimationFrame(() => scrollTo(scrollX, scrollY)))
  history.go(missing)
}

addEventListener('popstate', () => {
  if (!isTravelling) for (const layer of layers.slice(layerDepth()).reverse()) layer.close()
  isTravelling = false
  // What was closed is gone by then, and what does not let itself be closed is not.
  setTimeout(settleHistory)
})

/** Goes to another page, from something open in place of its entry, so that Back leads to the page it lay over. */
export const navigateFromLayer = (navigate: Navigate, to: string, options?: { replace?: boolean }) =>
  afterTravel(() => navigate(to, layerDepth() > 0 ? { ...options, replace: true } : options))

/** Something opened over the page; `close` is called when Back is pressed. @returns what is to be called when it has closed */
export function openLayer(close: () => void): () => void {
  const layer = { close }
  layers.push(layer)
  queueMicrotask(settleHistory)
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    queueMicrotask(settleHistory)
  }
}
