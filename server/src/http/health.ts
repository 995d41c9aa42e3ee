import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { isLoopback } from '../config.ts'
import { routeOf } from './logging.ts'

/** Counters of this process; features add theirs to `registry`. */
type Metrics = { registry: Registry; stop(): void }

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'lampstand_' })
  return { registry, stop: () => registry.clear() }
}

type Options = {
  metrics: Metrics
  isOpen: () => boolean
  ping: () => Promise<void>
  metricsToken: string | undefined
  /** True when the program is reached on this machine only. */
  local: boolean
}

/** `/healthz`: the process answers. `/readyz`: the database answers too. `/metrics`: for the bearer of a token, or in local mode. */
export function registerHealth(app: FastifyInstance, options: Options) {
  const { metrics, isOpen, ping } = options
  const requests = new Counter({
    name: 'lampstand_http_requests_total',
    help: 'Requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [metrics.registry],
  })
  const seconds = new Histogram({
    name: 'lampstand_http_request_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [metrics.registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request)
    requests.inc({ method: request.method, route, status: reply.statusCode })
    seconds.observe({ route }, reply.elapsedTime / 1000)
    done()
  })

  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (!isOpen()) return reply.code(503).send({ status: 'the database is being opened' })
    try {
      await inTime(ping())
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'the database is not responding')
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, options)) return reply.code(403).send({ status: 'forbidden' })
    return reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

const patience = 2_000

/** @throws when the answer does not come within two seconds: who asks for readiness must not hang with us. */
async function inTime(answer: Promise<void>) {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer in time')), patience)
  try {
    await Promise.race([answer, promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Without a token only a program that nobody else can reach tells its numbers: behind a proxy every caller looks like this machine. */
function mayReadMetrics(request: FastifyRequest, { metricsToken, local }: Options): boolean {
  if (metricsToken !== undefined) return isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
  const isForwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded'].some((name) => name in request.headers)
  return local && !isForwarded && isLoopback(request.hostname)
}

const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
const digest = (text: string) => createHash('sha256').update(text).digest()
