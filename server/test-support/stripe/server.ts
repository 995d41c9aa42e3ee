import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { createLedger, type Ledger, type Subscription } from './ledger.ts'
import { priceObject } from './objects.ts'
import { Refused } from './refusals.ts'
import { type ApiRequest, readRequest } from './requests.ts'

/** The version that the official client of this program asks for. */
const version = '2026-10-28.endive'
export const keys = {
  STRIPE_SECRET_KEY: 'sk_test_fake',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
  STRIPE_WEBHOOK_SECRET: 'whsec_fake',
  STRIPE_PRICE_ID: 'price_pro',
} as const

type Reply = { status: number; body: unknown }
type Kept = { request: string; reply: Promise<Reply>; isDone: boolean }

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

/** A Stripe on a port of its own that refuses what the real one refuses. `start`: what its clock shows, in seconds. */
export async function startFakeStripe(start = Math.floor(Date.now() / 1000)) {
  let ledger = createLedger(start)
  let isDown = false
  const kept = new Map<string, Kept>()
  const asked: { call: string; key: string | undefined }[] = []

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    const { status, body: reply } = isDown
      ? { status: 500, body: { error: { type: 'api_error', message: 'down' } } }
      : await replyTo(request, body)
    // A call that did not arrive in time is tried again at once by the client's own rule; the test need not wait for it.
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' })
    response.end(JSON.stringify(reply))
  }

  async function replyTo(request: IncomingMessage, body: string): Promise<Reply> {
    const { method = '', url = '', headers } = request
    const { pathname, search } = new URL(url, 'http://localhost')
    if (headers.authorization !== `Bearer ${keys.STRIPE_SECRET_KEY}`) return refusal(401, 'Invalid API Key provided')
    if (headers['stripe-version'] !== version) return refusal(400, 'Invalid Stripe API version')
    const key = headers['idempotency-key'] as string | undefined
    asked.push({ call: `${method} ${pathname}`, key })
    const work = async (): Promise<Reply> => {
      try {
        return { status: 200, body: act(ledger, readRequest(method, pathname, new URLSearchParams(body || search))) }
      } catch (error) {
        if (error instanceof Refused) return { status: error.status, body: { error: error.body } }
        throw error
      }
    }
    // The client gives each POST a key of its own where the program gives none.
    if (method !== 'POST' || key === undefined) return work()
    const there = kept.get(key)
    if (!there) {
      const entry: Kept = { request: `${pathname} ${body}`, reply: work(), isDone: false }
      kept.set(key, entry)
      const reply = await entry.reply
      entry.isDone = true
      return reply
    }
    if (there.request !== `${pathname} ${body}`) {
      return refusal(400, 'Keys for idempotent requests can only be used with the same parameters', 'idempotency_error')
    }
    return there.isDone
      ? there.reply
      : refusal(409, 'There is another request in progress with this key', 'idempotency_error')
  }

  return {
    url: `http://127.0.0.1:${port}`,
    environment: { ...keys, STRIPE_API_BASE: `http://127.0.0.1:${port}` },
    asked,
    get ledger() {
      return ledger
    },
    /** Begins anew. @param at in seconds */
    reset(at: number) {
      ledger = createLedger(at)
      kept.clear()
      asked.length = 0
      isDown = false
    },
    down(value: boolean) {
      isDown = value
    },
    /** An event as it is sent, with its signature. */
    sign(event: object) {
      const payload = JSON.stringify(event)
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: keys.STRIPE_WEBHOOK_SECRET,
        timestamp: ledger.now(),
      })
      return { payload, signature }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const refusal = (status: number, message: string, type = 'invalid_request_error'): Reply => ({
  status,
  body: { error: { type, message } },
})

function act(ledger: Ledger, request: ApiRequest): unknown {
  const { call, id, given, expand } = request
  const need = (name: string) => {
    const value = given.get(name)
    if (value === undefined) {
      throw new Refused(400, {
        type: 'invalid_request_error',
        code: 'parameter_missing',
        param: name,
        message: `Missing required param: ${name}.`,
      })
    }
    return value
  }
  switch (call) {
    case 'GET /v1/prices/{id}':
      return priceObject(id)
    case 'POST /v1/customers':
      return ledger.createCustomer(given.get('email') ?? null, { userId: need('metadata[userId]') })
    case 'DELETE /v1/customers/{id}':
      ledger.deleteCustomer(id)
      return { id, object: 'customer', deleted: true } satisfies Stripe.DeletedCustomer
    case 'POST /v1/subscriptions': {
      if (given.get('payment_behavior') !== 'default_incomplete') {
        throw new Refused(402, {
          type: 'card_error',
          code: 'missing',
          message: 'This customer has no attached payment source',
        })
      }
      const trialEnd = given.get('trial_end')
      const made = ledger.begin({
        customer: need('customer'),
        price: need('items[0][price]'),
        trialEnd: trialEnd === undefined ? null : Number(trialEnd),
        metadata: { checkout: need('metadata[checkout]') },
      })
      return expanded(ledger, made, expand)
    }
    case 'GET /v1/subscriptions': {
      const customer = need('customer')
      ledger.customer(customer)
      const data = [...ledger.subscriptions.values()]
        .filter((one) => one.customer === customer && (given.get('status') === 'all' || one.ended_at === null))
        .toReversed()
        .map((one) => expanded(ledger, one, expand))
      return { object: 'list', url: '/v1/subscriptions', has_more: false, data }
    }
    case 'GET /v1/subscriptions/{id}':
      return expanded(ledger, ledger.subscription(id), expand)
    case 'POST /v1/subscriptions/{id}': {
      const withTerm = given.get('cancel_at_period_end')
      if (withTerm !== undefined) return ledger.endWithTerm(id, withTerm === 'true')
      const at = need('cancel_at')
      return ledger.endAt(id, at === '' ? null : Number(at))
    }
    case 'DELETE /v1/subscriptions/{id}':
      return ledger.endNow(id)
    default: {
      ledger.customer(need('customer'))
      return {
        id: 'bps_fake',
        object: 'billing_portal.session',
        url: `https://billing.stripe.com/p/session/${need('customer')}`,
      }
    }
  }
}

/** A subscription as it is sent: what is not asked for is named by its id alone. */
function expanded(ledger: Ledger, subscription: Subscription, expand: readonly string[]) {
  const sent: Record<string, unknown> = structuredClone({ ...subscription })
  if (expand.includes('customer')) sent['customer'] = ledger.customer(subscription.customer)
  const setup = ledger.intents.get(subscription.pending_setup_intent ?? '')
  if (setup && expand.includes('pending_setup_intent')) {
    sent['pending_setup_intent'] = { id: setup.id, object: 'setup_intent', client_secret: setup.client_secret }
  }
  const invoice = ledger.invoices.get(subscription.latest_invoice ?? '')
  if (invoice && expand.some((path) => path.startsWith('latest_invoice'))) {
    const payment = ledger.intents.get(invoice.payment ?? '')
    const secret = payment && { client_secret: payment.client_secret, type: 'payment_intent' }
    sent['latest_invoice'] = {
      id: invoice.id,
      object: 'invoice',
      status: invoice.status,
      ...(expand.includes('latest_invoice.confirmation_secret') && { confirmation_secret: secret ?? null }),
    }
  }
  return sent
}
