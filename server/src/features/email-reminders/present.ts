import type { EmailDelivery, EmailSubscription } from '@lampstand/contract/email-reminders'
import { knownZone, nextSlots } from '../../wall-clock.ts'
import { shown } from './preview.ts'
import { rhythmOf } from './schedule.ts'
import type { DeliveryRow, RequestRow, SubscriptionRow } from './store.ts'

const shownSends = 7

type State = EmailSubscription['state']

const explanations: Record<Exclude<State, 'active'>, string> = {
  paused: 'Paused. Resume it whenever you like.',
  unsubscribed: 'Ended by the link in one of its messages. Resume it whenever you like.',
  awaiting_confirmation:
    'We sent one message to this address. Open its link and confirm; nothing more is sent before that. The link works for three days.',
  suppressed:
    'Messages to this address bounced, so we stopped sending. Once the mailbox accepts mail again, resume: we send one message with a link that starts the reminders again.',
  needs_pro: 'Email reminders belong to the Pro plan. Your times are kept and go on when you upgrade.',
}

const suppressedBecause = {
  returned: explanations.suppressed,
  complained:
    'A message was marked as spam, so we stopped sending. Resume if that was a mistake: we send one message with a link that starts the reminders again.',
  declined:
    'This address asked us not to write. Whoever reads its mail can change that with the link in a new confirmation.',
} as const

type Shown = {
  row: SubscriptionRow
  suppressed: keyof typeof suppressedBecause | null
  hasPlan: boolean
  now: Temporal.Instant
}

export function presentSubscription({ row, suppressed, hasPlan, now }: Shown): EmailSubscription {
  const state = stateOf(row, suppressed, hasPlan)
  return {
    id: row.id,
    email: row.email,
    timeZone: row.timeZone,
    prayerTimes: row.prayerTimes,
    discreet: row.discreet,
    isActive: row.isActive,
    state,
    explanation:
      state === 'active'
        ? null
        : state === 'suppressed' && suppressed
          ? suppressedBecause[suppressed]
          : explanations[state],
    createdAt: row.createdAt.toISOString(),
    lastEmailSent: row.lastEmailSent?.toISOString() ?? null,
    // A zone that this server does not know any more must not cost anybody their list.
    nextSends:
      state === 'active' && knownZone(row.timeZone) !== null
        ? nextSlots(rhythmOf(row), now, shownSends).map(shown)
        : [],
  }
}

function stateOf({ isActive, unsubscribedAt }: SubscriptionRow, suppressed: string | null, hasPlan: boolean): State {
  if (suppressed !== null) return 'suppressed'
  if (!isActive) return unsubscribedAt === null ? 'paused' : 'unsubscribed'
  return hasPlan ? 'active' : 'needs_pro'
}

/** What was asked for an address and is not proven. */
export const presentRequest = (row: RequestRow, now: Temporal.Instant): EmailSubscription => ({
  id: row.id,
  email: row.email,
  timeZone: row.timeZone,
  prayerTimes: row.prayerTimes,
  discreet: row.discreet,
  isActive: false,
  state: 'awaiting_confirmation',
  explanation:
    row.expiresAt.getTime() > now.epochMilliseconds
      ? explanations.awaiting_confirmation
      : 'The link that we sent to this address has expired. Subscribe again to send a new one.',
  createdAt: row.createdAt.toISOString(),
  lastEmailSent: null,
  nextSends: [],
})

/** Why something was skipped or failed, for the person whose ledger it is. */
const reasons: Readonly<Record<string, string>> = {
  late: 'Our server was off or behind, and it would have come more than an hour late.',
  needs_pro: 'The plan did not include email reminders at that time.',
  suppressed: 'Messages to this address had bounced before.',
  stopped: 'The reminders were paused or ended before it was sent.',
  refused: 'The mail server of this address refused it.',
  deferred: 'The mail server of this address kept asking us to come back later.',
  unreachable: 'Our mail server could not be reached in time.',
  unauthorized: 'Our mail server did not accept mail from us in time.',
  interrupted: 'The connection broke while it was being sent, and it could not be tried again in time.',
  expired: 'It could not be sent within an hour of its time.',
  returned: 'The mail server of this address bounced it.',
}

export const presentDelivery = ({
  localDate,
  time,
  dueAt,
  kind,
  status,
  reason,
  endedAt,
}: DeliveryRow): EmailDelivery => ({
  localDate,
  time,
  dueAt: dueAt.toISOString(),
  kind,
  status,
  reason: reason === null ? null : (reasons[reason] ?? 'It could not be sent.'),
  at: endedAt?.toISOString() ?? null,
})
