import { useSyncExternalStore } from 'react'
import { isDiscreet, onDiscreetChange } from './discreet.ts'
import { IconButton } from './icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

/** For a screen that colleagues see: takes every religious word and sign from the tab, and leaves the page as it is. The script of the first paint does it. */
export function DiscreetToggle() {
  const discreet = useSyncExternalStore(onDiscreetChange, isDiscreet)
  return (
    <Tooltip text="Discreet mode">
      <IconButton
        label="Discreet mode"
        icon="discreet"
        aria-pressed={discreet}
        className="aria-pressed:bg-tint aria-pressed:text-brand"
        data-discreet-toggle=""
      />
    </Tooltip>
  )
}
