/** What a person prefers; `system` follows the machine, by day and by night. */
type ThemePreference = 'light' | 'dark' | 'system'
export type Theme = 'light' | 'dark'

const key = 'lampstand-theme'
const darkSystem = '(prefers-color-scheme: dark)'

/** Storage may be switched off; then the preference lasts as long as the page. */
let unkept: ThemePreference = 'system'

function preferredTheme(): ThemePreference {
  try {
    const kept = localStorage.getItem(key)
    return kept === 'light' || kept === 'dark' || kept === 'system' ? kept : unkept
  } catch {
    return unkept
  }
}

function themeFor(preference: ThemePreference): Theme {
  if (preference !== 'system') return preference
  return matchMedia(darkSystem).matches ? 'dark' : 'light'
}

export const shownTheme = (): Theme =>
  document.documentElement.getAttribute('data-theme') === 'dark' ? 'dark' : 'light'

/** Puts the preferred theme on the page. */
export function applyTheme() {
  document.documentElement.setAttribute('data-theme', themeFor(preferredTheme()))
}

export function preferTheme(preference: ThemePreference) {
  unkept = preference
  try {
    localStorage.setItem(key, preference)
  } catch {
    // Kept in memory above.
  }
  applyTheme()
}

/** From light to dark or back, whatever the system says. */
export const toggleTheme = () => preferTheme(shownTheme() === 'dark' ? 'light' : 'dark')

/** Follows the system, and the preference as another tab changes it. */
export function followSystemTheme() {
  matchMedia(darkSystem).addEventListener('change', applyTheme)
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) applyTheme()
  })
}

/** Calls back when the page's theme changes, whoever changed it. Returns the way to stop. */
export function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
