import type { Account } from '@lampstand/contract/account-settings'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userQuery } from '../../api/browser.ts'
import { draftOf } from '../../api/drafts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { UpgradeLink } from '../../ui/upgrade-link.tsx'
import { subscribe, useAccount } from './queries.ts'
import { ReminderForm } from './reminder-form.tsx'
import { defaultZone } from './zones.ts'

type SubscribeDialogProps = { open: boolean; onClose: () => void; onClosed: () => void }

/** Where an address is subscribed. Loaded on use. */
export default function SubscribeDialog(props: SubscribeDialogProps) {
  const { data: account, isPending } = useAccount()
  return (
    <Dialog title="Email Reminders" description="A passage and a prayer, at the times you choose." {...props}>
      {isPending && <SkeletonList rows={3} />}
      {account?.plan === 'basic' && <ProOnly />}
      {!isPending && account?.plan !== 'basic' && <NewSubscription account={account} onSubscribed={props.onClose} />}
    </Dialog>
  )
}

type NewSubscriptionProps = { account: Account | undefined; onSubscribed: () => void }

const draft = draftOf('email reminder')

function NewSubscription({ account, onSubscribed }: NewSubscriptionProps) {
  const { data: user } = useQuery(userQuery)
  // What the form begins with does not change while somebody fills it in.
  const [begin] = useState(() => ({
    email: account?.email ?? user?.email ?? '',
    timeZone: (account?.timeZoneIsChosen && account.timeZone) || defaultZone,
    prayerTimes: ['11:00'],
    discreet: account?.discreet ?? false,
  }))
  return (
    <ReminderForm
      begin={begin}
      draft={draft}
      send={async (wanted) => {
        await subscribe(wanted)
        draft.clear()
      }}
      onSent={onSubscribed}
      failure="Failed to subscribe. Please try again."
      label="Subscribe"
      pendingLabel="Subscribing..."
    />
  )
}

const ProOnly = () => (
  <div className="grid justify-items-start gap-4">
    <p className="text-pretty">
      Reminders by email are part of Pro: one to five times a day, in your own time zone, each with a passage and words
      to pray. Reminders in this browser are yours on every plan.
    </p>
    <UpgradeLink />
  </div>
)
