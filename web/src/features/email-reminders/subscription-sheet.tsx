import type { EmailSubscription } from '@lampstand/contract/email-reminders'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { UpgradeLink } from '../../ui/upgrade-link.tsx'
import { Ledger } from './ledger.tsx'
import { NextSends } from './next-sends.tsx'
import { changeSubscription, useRemoveSubscription, useSwitchSubscription } from './queries.ts'
import { ReminderForm } from './reminder-form.tsx'
import { timesInWords } from './send-words.ts'
import { zoneName } from './zones.ts'

type SubscriptionSheetProps = {
  subscription: EmailSubscription
  open: boolean
  onClose: () => void
  onClosed: () => void
}

/** One subscription: what comes next, what became of the rest, and everything that can be done with it. Loaded on use. */
export default function SubscriptionSheet({ subscription, ...rest }: SubscriptionSheetProps) {
  const { email, prayerTimes, timeZone, explanation, state } = subscription
  const [changing, setChanging] = useState(false)
  return (
    <Sheet title={email} description={`${timesInWords(prayerTimes)}, ${zoneName(timeZone)}`} {...rest}>
      <div className="grid gap-10 px-5 py-6 md:px-12 md:py-9">
        {changing ? (
          <ChangeForm subscription={subscription} onEnd={() => setChanging(false)} />
        ) : (
          <div className="grid justify-items-start gap-4">
            {explanation && <p className="max-w-[58ch] border-l-2 border-lamp pl-4 text-pretty">{explanation}</p>}
            {state === 'needs_pro' && <UpgradeLink />}
            <Acts subscription={subscription} onChange={() => setChanging(true)} onRemoved={rest.onClose} />
          </div>
        )}
        {state === 'active' && (
          <Part title="Your next seven">
            <NextSends subscription={subscription} />
          </Part>
        )}
        {state !== 'awaiting_confirmation' && (
          <Part title="What happened to each">
            <Ledger id={subscription.id} />
          </Part>
        )}
      </div>
    </Sheet>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h3 id={id} className="font-serif text-large">
        {title}
      </h3>
      {children}
    </section>
  )
}

type ActsProps = { subscription: EmailSubscription; onChange: () => void; onRemoved: () => void }

function Acts({ subscription, onChange, onRemoved }: ActsProps) {
  const { id, email, state, isActive } = subscription
  const { mutate: change, isPending } = useSwitchSubscription()
  const { mutate: remove, isPending: isRemoving } = useRemoveSubscription()
  const [asking, setAsking] = useState(false)
  const removeButton = useRef<HTMLButtonElement>(null)
  const resumes = !isActive || state === 'suppressed'
  return (
    <div className="-mx-2 flex flex-wrap gap-x-2">
      <Button look="quiet" onClick={onChange}>
        <Icon name="edit" />
        Change
      </Button>
      {state !== 'awaiting_confirmation' && (
        <Button look="quiet" pending={isPending} onClick={() => change({ id, change: { isActive: resumes } })}>
          <Icon name={resumes ? 'bell' : 'clock'} />
          {resumes ? (isPending ? 'Resuming...' : 'Resume') : isPending ? 'Pausing...' : 'Pause'}
        </Button>
      )}
      <Button ref={removeButton} look="quiet" onClick={() => setAsking(true)}>
        <Icon name="remove" />
        Delete
      </Button>
      <ConfirmDialog
        title="Delete these reminders?"
        description={`Nothing more is sent to ${email}, and the list of what was sent is deleted. To stop for a while, pause them.`}
        action="Delete Reminders"
        pending={isRemoving}
        pendingLabel="Deleting..."
        onConfirm={() =>
          remove(subscription, {
            onSuccess: () => {
              setAsking(false)
              onRemoved()
            },
          })
        }
        open={asking}
        onClose={() => setAsking(false)}
        onClosed={() => removeButton.current?.focus()}
      />
    </div>
  )
}

function ChangeForm({ subscription, onEnd }: { subscription: EmailSubscription; onEnd: () => void }) {
  const { id, email, timeZone, prayerTimes, discreet } = subscription
  const [begin] = useState({ email, timeZone, prayerTimes, discreet })
  return (
    <section aria-label="Change reminders">
      <ReminderForm
        isSubscribed
        begin={begin}
        send={({ timeZone, prayerTimes, discreet }) =>
          changeSubscription({ id, change: { timeZone, prayerTimes, ...(discreet !== undefined && { discreet }) } })
        }
        onSent={onEnd}
        failure="Your changes could not be saved. Please try again."
        label="Save Changes"
        pendingLabel="Saving..."
      >
        <Button look="secondary" onClick={onEnd}>
          Cancel
        </Button>
      </ReminderForm>
    </section>
  )
}
