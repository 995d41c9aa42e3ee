import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import { cards } from './cards.ts'
import { customerObject, eventObject, monthSeconds, priceObject, subscriptionObject } from './objects.ts'
import { missing, Refused } from './refusals.ts'

/** What Stripe may send whole is kept by its id. */
export type Subscription = Stripe.Subscription & {
  customer: string
  latest_invoice: string | null
  pending_setup_intent: string | null
}

const hour = 3600
const day = 24 * hour
/** When a charge that failed is tried again, and when Stripe gives up; in days. */
const retries = [3, 5, 7]
const givesUp = 14

export type Intent = {
  kind: 'setup' | 'payment'
  id: string
  client_secret: string
  status: 'requires_payment_method' | 'requires_action' | 'succeeded'
  subscription: string
  card: string | null
}

type Invoice = { id: string; object: 'invoice'; subscription: string; payment: string | null; status: 'open' | 'paid' }
type FakeEvent = ReturnType<typeof eventObject>

export type Ledger = ReturnType<typeof createLedger>

/** Everything that Stripe would hold, and what happens by itself as its clock moves on. @param start in seconds */
export function createLedger(start: number) {
  let now = start
  let count = 0
  const customers = new Map<string, Stripe.Customer>()
  const subscriptions = new Map<string, Subscription>()
  const intents = new Map<string, Intent>()
  const invoices = new Map<string, Invoice>()
  const cardOf = new Map<string, string>()
  const events: FakeEvent[] = []
  const nextId = (prefix: string) => `${prefix}_fake${String(++count).padStart(6, '0')}`
  const at = () => now

  const tell = (type: string, object: object) =>
    void events.push(eventObject({ id: nextId('evt'), type, created: at(), object }))
  const changed = (subscription: Subscription) => tell('customer.subscription.updated', subscription)

  function customer(id: string, param = 'customer') {
    const found = customers.get(id)
    if (!found) throw missing('customer', id, param)
    return found
  }
  function subscription(id: string) {
    const found = subscriptions.get(id)
    if (!found) throw missing('subscription', id, 'id')
    return found
  }
  const itemOf = ({ items: { data }, id }: Subscription) => {
    const [item] = data
    if (!item) throw new Error(`${id} has no item`)
    return item
  }

  function intent(kind: Intent['kind'], of: string): Intent {
    const id = nextId(kind === 'setup' ? 'seti' : 'pi')
    const secret = `${id}_secret_${randomBytes(8).toString('hex')}`
    const made: Intent = {
      kind,
      id,
      client_secret: secret,
      status: 'requires_payment_method',
      subscription: of,
      card: null,
    }
    intents.set(id, made)
    return made
  }

  function bill(subject: Subscription, status: Invoice['status'], payment: Intent | null) {
    const invoice: Invoice = {
      id: nextId('in'),
      object: 'invoice',
      subscription: subject.id,
      payment: payment?.id ?? null,
      status,
    }
    invoices.set(invoice.id, invoice)
    subject.latest_invoice = invoice.id
    return invoice
  }

  function end(subject: Subscription) {
    Object.assign(subject, { status: 'canceled', canceled_at: subject.canceled_at ?? at(), ended_at: at() })
    tell('customer.subscription.deleted', subject)
  }

  const holds = ({ default_payment_method: method }: Subscription) =>
    typeof method === 'string' ? cardOf.get(method) : undefined

  /** Bills a new term. The card pays, or the subscription falls behind. */
  function renew(subject: Subscription) {
    const item = itemOf(subject)
    item.current_period_start = item.current_period_end
    item.current_period_end += monthSeconds
    const isPaid = holds(subject) === cards.good || holds(subject) === cards.secure
    bill(subject, isPaid ? 'paid' : 'open', null)
    subject.status = isPaid ? 'active' : 'past_due'
    tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', {
      id: subject.latest_invoice,
      object: 'invoice',
      customer: subject.customer,
    })
    changed(subject)
  }

  function settle(subject: Subscription) {
    for (const invoice of invoices.values()) if (invoice.subscription === subject.id) invoice.status = 'paid'
    subject.status = 'active'
    changed(subject)
  }

  /** What happens to one subscription within the hour that has just passed. */
  function live(subject: Subscription) {
    const { status, trial_end: trialEnd, cancel_at: cancelAt } = subject
    const item = itemOf(subject)
    if (status === 'incomplete' && now >= subject.created + 23 * hour) {
      subject.status = 'incomplete_expired'
      return changed(subject)
    }
    if (status === 'past_due' || status === 'unpaid') {
      const days = (now - item.current_period_start) / day
      if (days >= givesUp) return end(subject)
      if (status === 'past_due' && retries.some((one) => days >= one && days < one + 1 / 24)) {
        if (holds(subject) === cards.good) return settle(subject)
      }
      return
    }
    if (status !== 'trialing' && status !== 'active') return
    if (cancelAt !== null && now >= cancelAt) return end(subject)
    if (status === 'trialing' && trialEnd !== null && now >= trialEnd) {
      if (holds(subject) === undefined) return end(subject)
      return renew(subject)
    }
    if (status === 'active' && now >= item.current_period_end) renew(subject)
  }

  function keepCard(subject: Subscription, card: string) {
    const method = nextId('pm')
    cardOf.set(method, card)
    subject.default_payment_method = method
    subject.pending_setup_intent = null
  }

  function succeed(one: Intent, card: string) {
    one.status = 'succeeded'
    const subject = subscription(one.subscription)
    keepCard(subject, card)
    if (subject.status === 'incomplete') settle(subject)
    else changed(subject)
  }

  return {
    customers,
    subscriptions,
    intents,
    invoices,
    events,
    customer,
    subscription,
    now: () => now,

    createCustomer(email: string | null, metadata: Record<string, string>) {
      const made = customerObject({ id: nextId('cus'), email, metadata, created: at() })
      customers.set(made.id, made)
      tell('customer.created', made)
      return made
    },

    deleteCustomer(id: string) {
      const gone = customer(id, 'id')
      for (const one of subscriptions.values()) if (one.customer === id && one.ended_at === null) end(one)
      customers.delete(id)
      tell('customer.deleted', gone)
    },

    begin(fields: { customer: string; price: string; trialEnd: number | null; metadata: Record<string, string> }) {
      customer(fields.customer)
      if (fields.trialEnd !== null && fields.trialEnd <= now) {
        throw new Refused(400, {
          type: 'invalid_request_error',
          param: 'trial_end',
          message: 'trial_end must be in the future',
        })
      }
      const price = priceObject(fields.price)
      const made: Subscription = subscriptionObject({
        ...fields,
        price,
        id: nextId('sub'),
        itemId: nextId('si'),
        created: at(),
      })
      subscriptions.set(made.id, made)
      if (fields.trialEnd === null) bill(made, 'open', intent('payment', made.id))
      else {
        made.pending_setup_intent = intent('setup', made.id).id
        bill(made, 'paid', null)
      }
      tell('customer.subscription.created', made)
      return made
    },

    endWithTerm(id: string, isEnding: boolean) {
      const subject = subscription(id)
      if (subject.ended_at !== null) throw missing('subscription', id, 'id')
      subject.cancel_at_period_end = isEnding
      subject.cancel_at = isEnding ? itemOf(subject).current_period_end : null
      subject.canceled_at = isEnding ? at() : null
      changed(subject)
      return subject
    },

    /** As the portal does where it sets a date instead of the mark. */
    endAt(id: string, moment: number | null) {
      const subject = subscription(id)
      subject.cancel_at = moment
      subject.cancel_at_period_end = false
      changed(subject)
      return subject
    },

    endNow(id: string) {
      const subject = subscription(id)
      if (subject.ended_at !== null) throw missing('subscription', id, 'id')
      end(subject)
      return subject
    },

    /** What the form in the browser does with a card. @throws Refused for a card that is declined */
    confirm(id: string, secret: string, card: string): Intent {
      const one = intents.get(id)
      if (one?.client_secret !== secret) throw missing('intent', id, 'intent')
      if (one.status === 'succeeded' || subscription(one.subscription).ended_at !== null) {
        throw new Refused(400, {
          type: 'invalid_request_error',
          code: 'intent_unexpected_state',
          message: 'This intent is not waiting for a card.',
        })
      }
      if (card === cards.declined) {
        throw new Refused(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })
      }
      one.card = card
      if (card === cards.secure) one.status = 'requires_action'
      else if (card === cards.failsLater && one.kind === 'payment') {
        throw new Refused(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })
      } else succeed(one, card)
      return one
    },

    /** The holder answered their bank. */
    authenticate(id: string) {
      const one = intents.get(id)
      if (one?.status !== 'requires_action' || one.card === null) throw missing('intent', id, 'intent')
      succeed(one, one.card)
    },

    /** As on the portal: another card, which pays what is open at once. */
    changeCard(id: string, card: string) {
      const subject = subscription(id)
      keepCard(subject, card)
      if (card === cards.good && (subject.status === 'past_due' || subject.status === 'unpaid')) settle(subject)
      else changed(subject)
    },

    setStatus(id: string, status: Stripe.Subscription['status']) {
      const subject = subscription(id)
      subject.status = status
      changed(subject)
    },

    /** Lets time pass, an hour at a time. */
    advance(seconds: number) {
      const until = now + seconds
      while (now < until) {
        now = Math.min(until, now + hour)
        for (const one of subscriptions.values()) live(one)
      }
    },
  }
}
