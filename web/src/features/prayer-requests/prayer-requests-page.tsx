import { type ComponentType, lazy, Suspense, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AnsweredPrayers } from './answered-prayers.tsx'
import { OpenRequests } from './open-requests.tsx'
import { newRequestDraft } from './request-drafts.ts'

const loadForm = () => import('./new-request-form.tsx')
const NewRequestForm = lazy(loadForm)
const preloadForm = () => void loadForm().catch(() => undefined)

/** The dialog in which an address is subscribed, and what opened it. */
type Subscribing = { opener: HTMLElement; open: boolean }

type PrayerRequestsPageProps = {
  /** Where reminders go by email and into calendars. */
  EmailReminders: ComponentType<{
    subscribing: Subscribing | undefined
    onSubscribing: (subscribing: Subscribing) => void
  }>
  /** When this browser reminds them. */
  RemindersCard: ComponentType
  /** What they prayed and wrote where a reminder led them. */
  LiturgyHistory: ComponentType
}

/** The page /reminders: what somebody prays for, and when they are reminded. */
export default function PrayerRequestsPage({ EmailReminders, RemindersCard, LiturgyHistory }: PrayerRequestsPageProps) {
  // A half-written request is there again after leaving the page.
  const [adding, setAdding] = useState(() => newRequestDraft.read() !== undefined)
  const [subscribing, setSubscribing] = useState<Subscribing>()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setAdding(false)
    button.current?.focus()
  }
  return (
    <div className="grid gap-10 py-8 md:gap-14 md:py-12">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="grid gap-2">
          <PageHeading title="Prayer Reminders" plain="List" />
          <p className="text-large text-muted">Alerts through the day, and what you bring before God</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            look="secondary"
            onClick={({ currentTarget }) => setSubscribing({ opener: currentTarget, open: true })}
          >
            <Icon name="mail" />
            Email Reminders
          </Button>
          <Button
            ref={button}
            aria-expanded={adding}
            onPointerEnter={preloadForm}
            onFocus={preloadForm}
            onClick={() => setAdding(!adding)}
          >
            <Icon name="plus" />
            Add Prayer Request
          </Button>
        </div>
      </header>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-12 lg:row-span-2">
          {adding && (
            <Suspense fallback={<Skeleton className="h-110 max-w-2xl" />}>
              <NewRequestForm onClose={close} />
            </Suspense>
          )}
          <OpenRequests onAdd={() => setAdding(true)} />
          <AnsweredPrayers />
          <Suspense>
            <LiturgyHistory />
          </Suspense>
        </div>
        <aside aria-label="Reminders" className="grid content-start gap-8 max-lg:order-first">
          <Suspense fallback={<Skeleton className="h-60 w-full" />}>
            <RemindersCard />
          </Suspense>
        </aside>
        <aside aria-label="Reminders elsewhere" className="grid content-start gap-8">
          <Suspense fallback={<Skeleton className="h-60 w-full" />}>
            <EmailReminders subscribing={subscribing} onSubscribing={setSubscribing} />
          </Suspense>
        </aside>
      </div>
    </div>
  )
}
