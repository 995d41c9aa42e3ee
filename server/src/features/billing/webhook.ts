import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { WithTransaction } from '../../db/client.ts'
import { BadRequest } from '../../errors.ts'
import type { Jobs, Queue } from '../../platform/jobs/jobs.ts'
import type { Payments } from '../../platform/payments/payments.ts'
import { createBillingStore } from './store.ts'

/** An event carries the object that it is about, and an invoice can be long. */
const largestEvent = 1024 * 1024

type Parts = {
  payments: Payments
  withTransaction: WithTransaction
  jobs: Pick<Jobs, 'send' | 'ready'>
  queue: Queue<{ customerId: string }>
  clock: Clock
}

/**
 * Takes in what the provider tells: who signed it is proven on the bytes as they came, the event is noted, and a job is left that reads how
 * things stand. What comes again is answered and forgotten.
 */
export async function serveWebhook(app: FastifyInstance, { payments, withTransaction, jobs, queue, clock }: Parts) {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: largestEvent },
      (_request, body, done) => done(null, body),
    )
    scope.post('/api/stripe/webhook', async (request, reply) => {
      const { 'stripe-signature': signature } = request.headers
      const { body } = request
      const receivedAt = clock.now()
      const event =
        typeof signature === 'string' && Buffer.isBuffer(body)
          ? await payments.readEvent(body, signature, receivedAt)
          : null
      if (!event) throw new BadRequest('This event is not signed by the payment provider.', 'bad_signature')
      await jobs.ready()
      await withTransaction(async (tx) => {
        const isNew = await createBillingStore(tx).takeIn(tx, event, new Date(receivedAt.epochMilliseconds))
        if (isNew && event.customerId !== null) await jobs.send(queue, { customerId: event.customerId }, { within: tx })
      })
      return reply.code(200).send({ received: true })
    })
  })
}
