/*
 * Discreet mode, for a screen that colleagues see: while it is on, the tab says nothing of what the page is. What the page is
 * called stands in an attribute of the root, so that whichever script of the page changes the mode can put it back.
 */

const key = 'lampstand-discreet'
const mark = 'data-discreet'
const titleMark = 'data-title'

export const isDiscreet = (): boolean => document.documentElement.hasAttribute(mark)

/** Gives the page its name, which its tab says unless it is to be discreet. */
export function nameTab(title: string) {
  document.documentElement.setAttribute(titleMark, title)
  showTab()
}

/** Reads from storage whether to be discreet, and is so. Without a storage it lasts as long as the page. */
export function applyDiscreet() {
  try {
    become(localStorage.getItem(key) === 'on')
  } catch {
    become(false)
  }
}

export function toggleDiscreet() {
  become(!isDiscreet())
  try {
    localStorage.setItem(key, isDiscreet() ? 'on' : 'off')
  } catch {
    // The page has the setting in memory anyway.
  }
}

/** Follows the mode as another tab changes it. */
export function followDiscreet() {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) applyDiscreet()
  })
}

/** Calls back when the mode changes, whoever changed it. Returns the way to stop. */
export function onDiscreetChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: [mark] })
  return () => observer.disconnect()
}

function become(discreet: boolean) {
  document.documentElement.toggleAttribute(mark, discreet)
  showTab()
}

function showTab() {
  const discreet = isDiscreet()
  document.title = discreet ? 'Notes' : (document.documentElement.getAttribute(titleMark) ?? '')
  document.querySelector('link[rel=icon]')?.setAttribute('href', discreet ? '/notes.svg' : '/favicon.svg')
}
