import type { FastifyInstance } from 'fastify'
import { Unavailable } from '../errors.ts'
import { isCall } from './errors.ts'

/** Milliseconds that a call waits for the database of a program that has just started. */
const patience = 10_000

export type Opening = {
  isOpen(): boolean
  /** @throws Unavailable when it takes too long, or what keeps the database from opening */
  wait(): Promise<void>
}

/** Holds calls back until the database is open; pages and files are served meanwhile. */
export function registerOpening(app: FastifyInstance, opened: Promise<void>, longest = patience): Opening {
  let isOpen = false
  opened.then(
    () => {
      isOpen = true
    },
    () => undefined,
  )
  async function wait() {
    if (isOpen) return
    const { promise, reject } = Promise.withResolvers<never>()
    const late = new Unavailable('Lampstand is still starting. Please try again in a moment.')
    const timer = setTimeout(reject, longest, late)
    await Promise.race([opened, promise]).finally(() => clearTimeout(timer))
  }
  async function hold(done: (error?: Error) => void) {
    try {
      await wait()
    } catch (error) {
      return done(error as Error)
    }
    done()
  }
  // Most requests come when it is open, and are not to pay for a promise.
  app.addHook('onRequest', (request, _reply, done) => {
    if (isOpen || !isCall(request)) done()
    else void hold(done)
  })
  return { isOpen: () => isOpen, wait }
}
