import { type Money, moneyText } from '@lampstand/contract/billing'
import type { Clock } from '../../clock.ts'
import type { WithTransaction } from '../../db/client.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { noticeHtml } from '../../platform/mail/template.ts'
import type { Payments } from '../../platform/payments/payments.ts'
import { type Account, createBillingStore } from './store.ts'

const kind = 'trial-notice'
/** A day ahead, and the quarter of an hour until the next look. */
const ahead = { hours: 25 }

type Parts = {
  payments: Payments
  store: ReturnType<typeof createBillingStore>
  mail: Mail
  withTransaction: WithTransaction
  clock: Clock
  publicUrl: URL
}

/** Tells people when and how much they will first be charged, a day ahead, and how to prevent it (D9). */
export function createTrialNotices({ payments, store, mail, withTransaction, clock, publicUrl }: Parts) {
  const now = () => new Date(clock.now().epochMilliseconds)
  const soon = () => new Date(clock.now().add(ahead).epochMilliseconds)

  const isDue = (account: Account | null): account is Account & { email: string; trialEndsAt: Date } =>
    account?.email != null &&
    account.subscriptionStatus === 'trialing' &&
    account.stripeSubscriptionId !== null &&
    account.trialEndsAt !== null &&
    account.trialEndsAt > now() &&
    account.trialEndsAt <= soon()

  // Between the writing and the sending the person may have cancelled.
  mail.report(kind, {
    unwanted: async (messages) => {
      const needless = new Map<string, string>()
      for (const { key, about } of messages) {
        if (!isDue(await store.find(about ?? ''))) needless.set(key, 'no charge follows')
      }
      return needless
    },
  })

  /** Writes each notice once, however often it is called; @throws when the price is not known */
  return async function tell() {
    const trials = await store.trialsEnding(now(), soon())
    if (trials.length === 0) return
    const price = await payments.price()
    for (const { id } of trials) {
      await withTransaction(async (tx) => {
        const inside = createBillingStore(tx)
        await inside.lock(tx, id)
        const account = await inside.find(id)
        if (!isDue(account)) return
        const { email: to, trialEndsAt } = account
        await mail.enqueue(tx, {
          key: `${kind}-${id}-${trialEndsAt.toISOString()}`,
          kind,
          about: id,
          to,
          ...noticeText(price, { trialEndsAt, timeZone: account.timeZone ?? 'UTC', publicUrl }),
          expiresAt: trialEndsAt.toTemporalInstant(),
        })
      })
    }
  }
}

type Moment = { trialEndsAt: Date; timeZone: string; publicUrl: URL }

function noticeText(price: Money & { interval: string }, { trialEndsAt, timeZone, publicUrl }: Moment) {
  const at = trialEndsAt.toTemporalInstant().toZonedDateTimeISO(timeZone)
  const day = at.toLocaleString('en-US', { dateStyle: 'full' })
  const hour = at.toLocaleString('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
  const money = moneyText(price)
  const page = new URL('/subscribe', publicUrl).href
  const when = `Your free trial of Lampstand Pro ends on ${day} at ${hour}.`
  const charge = `Your card will then be charged ${money}, and ${money} again every ${price.interval} until you cancel.`
  const way =
    'If you would rather stay with Basic, which is free, cancel before that moment and nothing is charged. It takes two clicks, and you do not have to write to anyone.'
  const keep = 'If you want to keep Pro, there is nothing to do.'
  return {
    subject: `Your Lampstand Pro trial ends on ${day}`,
    discreetSubject: `Your Pro trial ends on ${day}`,
    text: [when, charge, `${way}\nCancel here: ${page}`, keep].join('\n\n'),
    html: noticeHtml({
      title: `Your trial ends on ${day}`,
      preview: `Then ${money} every ${price.interval}, unless you cancel.`,
      words: [when, '', charge, '', way],
      action: { label: 'See or cancel the subscription', href: page },
      small: keep,
    }),
  }
}
