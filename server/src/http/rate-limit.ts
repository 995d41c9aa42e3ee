import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { networkOf } from './network.ts'

const minute = 60_000
const mostCounted = 20_000

/**
 * A coarse fence, counted in this process, around the routes that ask for it (`config.rateLimit`): so many requests a minute to
 * one route from one network. Counted without a promise, since every request pays for it. Sign-in has a finer one that all
 * servers share.
 */
export function limitRate(app: FastifyInstance, most: number) {
  const windows = new LRUCache<string, { begun: number; count: number }>({ max: mostCounted })
  const limit = (name: string) => (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    const key = `${name} ${networkOf(request.ip)}`
    const now = performance.now()
    let window = windows.get(key)
    if (!window || now - window.begun >= minute) {
      window = { begun: now, count: 0 }
      windows.set(key, window)
    }
    window.count++
    if (window.count <= most) return done()
    const seconds = Math.ceil((window.begun + minute - now) / 1000)
    reply.header('retry-after', String(seconds))
    const message = `Too many requests. Please wait ${seconds} seconds and try again.`
    done(Object.assign(new Error(message), { statusCode: 429 }))
  }
  app.addHook('onRoute', (route) => {
    if (!route.config?.rateLimit) return
    route.onRequest = [route.onRequest ?? [], limit(`${[route.method].join()} ${route.url}`)].flat()
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether `limitRate` counts the requests of the route. */
    rateLimit?: boolean
  }
}
