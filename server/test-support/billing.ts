import { setTimeout as sleep } from 'node:timers/promises'
import { startTestServer } from './server.ts'
import { startFakeStripe } from './stripe/server.ts'

/** When tests of billing begin; the clocks of the program and of the provider go together. */
const begin = Temporal.Instant.from('2026-03-02T09:00:00Z')

export type BillingRoom = Awaited<ReturnType<typeof startBillingRoom>>

/** The whole program with a Stripe of its own. Jobs are worked as in life. */
export async function startBillingRoom() {
  const stripe = await startFakeStripe(begin.epochMilliseconds / 1000)
  const it = await startTestServer({ env: stripe.environment })
  await it.server.work()
  let delivered = 0

  const post = async (event: object, change: Record<string, string> = {}) => {
    const { payload, signature } = stripe.sign(event)
    return it.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature, ...change },
      payload,
    })
  }
  const module = it.server.modules.find(({ chores }) => chores?.some(({ name }) => name === 'billing-reconciliation'))

  return {
    ...it,
    stripe,
    post,
    /** Sends every event that was not sent yet; the jobs that they leave are another matter. */
    async deliver() {
      const { events } = stripe.ledger
      while (delivered < events.length) {
        const event = events[delivered]
        delivered += 1
        if (event) await post(event)
      }
    },
    /** Events that are never sent. */
    lose() {
      delivered = stripe.ledger.events.length
    },
    /** Lets both clocks go on. */
    advance(by: { days?: number; hours?: number; minutes?: number }) {
      const duration = Temporal.Duration.from({
        hours: (by.days ?? 0) * 24 + (by.hours ?? 0),
        minutes: by.minutes ?? 0,
      })
      it.clock.advance(duration)
      stripe.ledger.advance(duration.total('seconds'))
    },
    async chore(name: string) {
      const chore = module?.chores?.find((one) => one.name === name)
      if (!chore) throw new Error(`no chore ${name}`)
      await chore.run()
    },
    async reset() {
      await it.reset()
      stripe.reset(begin.epochMilliseconds / 1000)
      delivered = 0
    },
    async close() {
      await it.close()
      await stripe.stop()
    },
    /** Until it holds; jobs are worked within seconds. */
    async until(holds: () => Promise<boolean>) {
      for (let tries = 0; tries < 150; tries += 1) {
        if (await holds()) return
        await sleep(200)
      }
      throw new Error('what a job should have done did not happen')
    },
  }
}
