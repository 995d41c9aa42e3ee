import { useSyncExternalStore } from 'react'
import { IconButton } from './icon-button.tsx'
import { onThemeChange, shownTheme, toggleTheme } from './theme.ts'
import { Tooltip } from './tooltip.tsx'

export function ThemeToggle() {
  const theme = useSyncExternalStore(onThemeChange, shownTheme)
  const label = theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'
  return (
    <Tooltip text={label} align="end">
      <IconButton label={label} icon={theme === 'dark' ? 'sun' : 'moon'} onClick={toggleTheme} />
    </Tooltip>
  )
}
