import type { Account } from '@lampstand/contract/account-settings'
import { useSyncExternalStore } from 'react'
import { isDiscreet, onDiscreetChange, toggleDiscreet } from '../../ui/discreet.ts'
import { Switch } from '../../ui/switch.tsx'
import { useSettle } from './account-queries.ts'
import { AccountSection } from './account-section.tsx'

/** What those who stand beside the person may see. */
export function PrivacySection({ account: { discreet } }: { account: Account }) {
  const settle = useSettle()
  const isTabDiscreet = useSyncExternalStore(onDiscreetChange, isDiscreet)
  return (
    <AccountSection
      title="Discretion"
      note="For screens and inboxes that colleagues can see. What you open stays as it is."
    >
      <div className="-mt-2.5 divide-y divide-line">
        <div className="grid pb-3">
          <Switch
            label="Discreet mail and notifications"
            checked={discreet}
            onChange={(checked) => settle.mutate({ discreet: checked })}
          />
          <p className="text-small text-muted">Their subjects contain no religious words.</p>
        </div>
        <div className="grid pt-1">
          <Switch label="Discreet mode in this browser" checked={isTabDiscreet} onChange={toggleDiscreet} />
          <p className="text-small text-muted">
            The tab is called Notes. Press Shift twice to hide the page, and again to bring it back.
          </p>
        </div>
      </div>
    </AccountSection>
  )
}
