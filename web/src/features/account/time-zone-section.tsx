import type { Account } from '@lampstand/contract/account-settings'
import { currentZoneName, zoneNames } from '@lampstand/contract/time-zones'
import { SelectField } from '../../ui/field.tsx'
import { useSettle } from './account-queries.ts'
import { AccountSection } from './account-section.tsx'

const follow = 'follow'

/** Which day it is for the person, wherever their browser is. */
export function TimeZoneSection({ account: { timeZone, timeZoneIsChosen } }: { account: Account }) {
  const settle = useSettle()
  const own = currentZoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  const zones = zoneNames()
  const chosen = timeZoneIsChosen && timeZone !== null ? timeZone : undefined
  return (
    <AccountSection
      title="Time zone"
      note="It decides when your day begins: for the verse of the day, and for whatever is counted by day."
    >
      <SelectField
        label="Time zone"
        value={chosen ?? follow}
        onChange={({ target: { value } }) => settle.mutate({ timeZone: value === follow ? null : value })}
      >
        <option value={follow}>{`As this device: ${shown(own)}`}</option>
        {chosen !== undefined && !zones.includes(chosen) && <option value={chosen}>{shown(chosen)}</option>}
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {shown(zone)}
          </option>
        ))}
      </SelectField>
    </AccountSection>
  )
}

const shown = (zone: string) => zone.replaceAll('_', ' ')
