import type { FastifyInstance } from 'fastify'
import type { ContentPolicy } from './content-policy.ts'

/** Security headers of every reply, made once at start: building them anew for each request costs more than the request. */
export function registerHeaders(app: FastifyInstance, policy: ContentPolicy, secure: boolean) {
  const headers = { 'content-security-policy': policy.header(), ...securityHeaders(secure) }
  app.addHook('onReady', async () => {
    headers['content-security-policy'] = policy.header()
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    done()
  })
  return headers
}

const securityHeaders = (secure: boolean) => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
  ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
})
