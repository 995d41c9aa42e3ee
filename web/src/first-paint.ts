import { applyDiscreet, followDiscreet, nameTab, toggleDiscreet } from './ui/discreet.ts'
import { applyTheme, followSystemTheme, toggleTheme } from './ui/theme.ts'

/*
 * Runs as /theme.js, before anything is painted, on every page: those of the application, the onboarding page and the pages that
 * the server writes. Buttons with `data-theme-toggle` or `data-discreet-toggle`
 * work on all of them, also without a framework.
 */

applyTheme()
followSystemTheme()

nameTab(document.title)
applyDiscreet()
followDiscreet()

addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return
  if (event.target.closest('[data-theme-toggle]')) toggleTheme()
  if (event.target.closest('[data-discreet-toggle]')) toggleDiscreet()
})

// Named in the page by the build: what each route needs, so that it arrives beside the program and not after it.
const chunks: unknown = JSON.parse(document.getElementById('route-chunks')?.textContent ?? '{}')
const needed = (chunks as Record<string, readonly string[]>)[location.pathname] ?? []
for (const href of needed)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
