import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { routeOf } from './logging.ts'

/** Counters of this process; features add theirs to `registry`. */
export type Metrics = { registry: Registry; stop(): void }

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'lampstand_' })
  return { registry, stop: () => registry.clear() }
}

type Options = { metrics: Metrics; ping: () => Promise<void>; metricsToken: string | undefined }

/** `/healthz`: the process answers. `/readyz`: the database answers too. `/metrics`: for this machine or the bearer of a token. */
export function registerHealth(app: FastifyInstance, { metrics, ping, metricsToken }: Options) {
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
    try {
      await ping()
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) return reply.code(403).send({ status: 'forbidden' })
    return reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return sameText(request.headers.authorization ?? '', `Bearer ${token}`)
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded
  return forwarded === undefined && /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '')
}

const sameText = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
