import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'

/**
 * What may be logged: never a query (it holds what people face), a cookie, a device id, an address of a person or a body.
 * Errors lose the values that drivers put into them.
 */
export function loggerOptions(level: string) {
  return {
    level,
    redact: {
      paths: [
        '*.email',
        '*.cookie',
        '*.deviceId',
        '*.prompt',
        '*.prayerText',
        'err.parameters',
        'err.params',
        'err.detail',
        'err.query',
      ],
      censor: '…',
    },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
  }
}

export const requestId = () => randomUUID()

/** As pino orders them. */
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** A logger for one request, made when something is written: most requests write nothing, and a logger is dear to make. */
export function requestLogger(parent: FastifyBaseLogger, bindings: object): FastifyBaseLogger {
  let made: FastifyBaseLogger | undefined
  const isWritten = (level: string) => levels.indexOf(level) >= levels.indexOf(parent.level)
  const child = () => {
    made ??= parent.child(bindings)
    return made
  }
  const at = (level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent') => {
    const write = (...entry: Parameters<FastifyBaseLogger['info']>) => {
      if (isWritten(level)) child()[level](...entry)
    }
    return write as FastifyBaseLogger['info']
  }
  return {
    fatal: at('fatal'),
    error: at('error'),
    warn: at('warn'),
    info: at('info'),
    debug: at('debug'),
    trace: at('trace'),
    silent: at('silent'),
    level: parent.level,
    child: (...more) => child().child(...more),
  }
}

/** One line for each request that ended, by route and not by path, so that ids stay out of it too. */
export function registerAccessLog(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const entry = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (reply.statusCode >= 500) request.log.warn(entry, 'request')
    else request.log.debug(entry, 'request')
    done()
  })
}

/** Pattern of the route, such as `/api/scripture/saved/:id`. */
export const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? '(none)'

export type Log = FastifyBaseLogger

const pathOf = (url: string) => url.split('?', 1)[0] ?? ''

type Described = { type: string; message: string; stack: string; cause?: Described }

/** Drivers write the values of a failed statement into `message` and `cause`; only the outline is kept. */
function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: '' }
  const message = error.message.split('\nparams:', 1)[0] ?? ''
  const stack = error.stack?.replace(/\nparams:.*?(?=\n {4}at |$)/s, '') ?? ''
  const described = { type: error.name, message, stack }
  return error.cause instanceof Error ? { ...described, cause: describeError(error.cause) } : described
}
