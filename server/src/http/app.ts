import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import { type ContentPolicy, createContentPolicy } from './content-policy.ts'
import { registerErrors, sendProblem } from './errors.ts'
import { registerHeaders } from './headers.ts'
import { loggerOptions, registerAccessLog, requestId, requestLogger } from './logging.ts'
import { limitRate } from './rate-limit.ts'

const largestBody = 64 * 1024
const unreadableAddress = { status: 400, detail: 'That address could not be read.', code: 'malformed' }

/** An HTTP server with everything on it that no route needs to think of. */
export async function createApp(config: Config): Promise<FastifyInstance> {
  const policy = createContentPolicy()
  // A form may lead on to the sign-in provider.
  if (config.oidc) policy.allow({ 'form-action': [config.oidc.issuer.origin] })
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    genReqId: requestId,
    childLoggerFactory: requestLogger,
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // The proxy's own word only: what stands before it in X-Forwarded-For was written by the caller.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: largestBody,
    requestTimeout: 30_000,
    // Most requests have no body, and Node would make a stream of it and end that.
    http: { optimizeEmptyRequests: true },
    // Idle keep-alive connections must not hold up a stop.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be read never reaches a route, nor the hooks and handlers of routes.
    frameworkErrors: (_error, request, reply) => void sendProblem(request, reply.headers(headers), unreadableAddress),
  })
  const headers = registerHeaders(app, policy, config.publicUrl.protocol === 'https:')
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('contentPolicy', policy)
  registerAccessLog(app)
  registerErrors(app)
  await app.register(cookie)
  if (config.rateLimit > 0) limitRate(app, config.rateLimit)
  return app
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What the pages may load; a feature adds its sources at start. */
    contentPolicy: ContentPolicy
  }
}
