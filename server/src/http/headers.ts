import type { FastifyInstance } from 'fastify'

/** Security headers of every reply, made once at start: building them anew for each request costs more than the request. */
export function registerHeaders(app: FastifyInstance, headers: SecurityHeaders) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    done()
  })
}

type SecurityHeaders = ReturnType<typeof securityHeaders>

/** `formTargets`: origins other than our own that a form may lead to, such as the sign-in provider's. */
export function securityHeaders({ secure, formTargets }: { secure: boolean; formTargets: readonly string[] }) {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
    ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
