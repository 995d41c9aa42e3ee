import { lazy, Suspense } from 'react'
import { CalendarCard } from './calendar-card.tsx'
import { EmailTimes } from './email-times.tsx'
import { SubscriptionsCard } from './subscriptions-card.tsx'

const SubscribeDialog = lazy(() => import('./subscribe-dialog.tsx'))

type Subscribing = { opener: HTMLElement; open: boolean }
type EmailRemindersProps = {
  subscribing: Subscribing | undefined
  onSubscribing: (subscribing: Subscribing) => void
}

/** Where reminders go by email and into calendars, with the dialog in which an address is subscribed. A part of /reminders, loaded there. */
export default function EmailReminders({ subscribing, onSubscribing }: EmailRemindersProps) {
  return (
    <>
      <EmailTimes />
      <SubscriptionsCard onSubscribe={(opener) => onSubscribing({ opener, open: true })} />
      <CalendarCard />
      {subscribing && (
        <Suspense>
          <SubscribeDialog
            open={subscribing.open}
            onClose={() => onSubscribing({ ...subscribing, open: false })}
            onClosed={() => subscribing.opener.focus()}
          />
        </Suspense>
      )}
    </>
  )
}
