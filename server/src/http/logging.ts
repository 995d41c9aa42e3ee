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

const isWritten = ({ level }: FastifyBaseLogger, entry: string) => levels.indexOf(entry) >= levels.indexOf(level)

/** A logger for one request, made when something is written: most requests write nothing, and a logger is dear to make. */
export const requestLogger = (parent: FastifyBaseLogger, bindings: object): FastifyBaseLogger =>
  new RequestLogger(parent, bindings)

type Write = FastifyBaseLogger['info']

class RequestLogger implements FastifyBaseLogger {
  declare readonly fatal: Write
  declare readonly error: Write
  declare readonly warn: Write
  declare readonly info: Write
  declare readonly debug: Write
  declare readonly trace: Write
  declare readonly silent: Write
  readonly level: string
  readonly #parent: FastifyBaseLogger
  readonly #bindings: object
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, bindings: object) {
    this.#parent = parent
    this.#bindings = bindings
    this.level = parent.level
  }

  static {
    for (const level of ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const) {
      Object.defineProperty(RequestLogger.prototype, level, {
        value(this: RequestLogger, ...entry: Parameters<Write>) {
          if (isWritten(this.#parent, level)) this.#child()[level](...entry)
        },
      })
    }
  }

  child(...more: Parameters<FastifyBaseLogger['child']>) {
    return this.#child().child(...more)
  }

  #child() {
    this.#made ??= this.#parent.child(this.#bindings)
    return this.#made
  }
}

/** One line for each request that ended, by route and not by path, so that ids stay out of it too. */
export function registerAccessLog(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 ? 'warn' : 'debug'
    if (isWritten(app.log, level)) {
      const { method } = request
      const ms = Math.round(reply.elapsedTime)
      request.log[level]({ method, route: routeOf(request), status: reply.statusCode, ms }, 'request')
    }
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
