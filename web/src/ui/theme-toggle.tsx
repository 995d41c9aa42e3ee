import { useSyncExternalStore } from 'react'
import { IconButton } from './icon-button.tsx'
import { onThemeChange, shownTheme } from './theme.ts'
import { Tooltip } from './tooltip.tsx'

/** What it does is done by the script of the first paint, `first-paint.ts`. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(onThemeChange, shownTheme)
  const label = theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'
  return (
    <Tooltip text={label} align="end">
      <IconButton label={label} icon={theme === 'dark' ? 'sun' : 'moon'} data-theme-toggle="" />
    </Tooltip>
  )
}
