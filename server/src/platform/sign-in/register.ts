import formbody from '@fastify/formbody'
import type { SignInKind } from '@lampstand/contract/sign-in'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { Orm, WithTransaction } from '../../db/client.ts'
import { CrossSite } from '../../errors.ts'
import { problemOf, sendProblem } from '../../http/errors.ts'
import { fieldOf } from '../../http/pages/form.ts'
import { messagePage, signOutPage } from '../../http/pages/message.ts'
import { sendPage } from '../../http/pages/page.ts'
import { assertSameSite } from '../../http/same-site.ts'
import type { RouteHost } from '../../http/serve-routes.ts'
import type { Sessions } from '../../http/session.ts'
import type { Module } from '../../module.ts'
import type { Mail } from '../mail/mail.ts'
import { createCodes } from './codes.ts'
import { createEmailCode } from './email-code.ts'
import { wantsJson } from './in-place.ts'
import type { OidcConfig } from './oidc-provider.ts'
import { ownPath } from './return-to.ts'
import { createServerSecret } from './secrets.ts'
import { createSendLimits } from './send-limits.ts'
import type { FindOrCreateUser, SignIn } from './sign-in.ts'

type SignInOptions = {
  config: { publicUrl: URL; local: boolean; oidc: OidcConfig | null }
  orm: Orm
  withTransaction: WithTransaction
  clock: Clock
  sessions: Sessions
  mail: Mail
  /** Writes a line for whoever started the program on their own machine. */
  print: (line: string) => void
  findOrCreateUser: FindOrCreateUser
  /** Gives this browser a new device secret, so that the next person at it sees nothing (D1). */
  renewDevice: (reply: FastifyReply) => void
}

const largestForm = 8 * 1024

/** Sign-in and sign-out: with a provider when one is configured, else by codes. */
export async function createSignIn(options: SignInOptions) {
  const signIn = await chooseSignIn(options)
  return {
    prepare: async () => signIn.prepare?.(),
    serve: ({ app }: Pick<RouteHost, 'app'>) => serveSignIn(app, signIn, options),
    chores: [{ name: 'expired-sign-ins', cron: '7 * * * *', run: signIn.removeExpired }],
    async erase(tx, _userId, { email, before }) {
      if (email !== null) await signIn.forget?.(tx, email, before)
    },
  } satisfies Module
}

/** Faults on these routes are answered as pages, since people and not programs come here. */
async function serveSignIn(app: FastifyInstance, signIn: SignIn, { config, sessions, renewDevice }: SignInOptions) {
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: largestForm })
    scope.setErrorHandler(sendFault)
    scope.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true }
    })
    // A GET of these addresses changes something; a HEAD comes from something that only looks.
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method === 'HEAD') return reply.code(405).send()
    })
    scope.addHook('preHandler', async (request) => {
      if (request.method === 'POST') assertSameSite(request, config.publicUrl.origin)
    })

    scope.get('/api/login', async (request, reply) => {
      if (wantsJson(request))
        return reply.header('cache-control', 'no-store').send({ kind: signIn.kind } satisfies SignInKind)
      const returnTo = ownPath(fieldOf(request, 'returnTo'))
      if (await sessions.read(request)) return reply.redirect(returnTo, 303)
      return signIn.start(request, reply, returnTo)
    })
    signIn.routes?.(scope)
    scope.route({ ...signIn.finishRoute, handler: signIn.finish })

    const signOut = async (request: FastifyRequest, reply: FastifyReply) => {
      const session = await sessions.read(request)
      await sessions.signOut(reply)
      renewDevice(reply)
      return reply.redirect(await signIn.logout(session), 303)
    }
    scope.post('/api/logout', signOut)
    scope.get('/api/logout', async (request, reply) => {
      if (isMeant(request)) return signOut(request, reply)
      allowFormTarget(reply, await signIn.logout(await sessions.read(request)))
      return sendPage(reply, 200, signOutPage())
    })
  })
}

async function chooseSignIn({
  config,
  orm,
  withTransaction,
  clock,
  sessions,
  mail,
  print,
  findOrCreateUser,
}: SignInOptions): Promise<SignIn> {
  const { publicUrl, local, oidc } = config
  if (oidc) {
    const [{ createOidc }, { createOidcLogins }, { createDiscovery }] = await Promise.all([
      import('./oidc.ts'),
      import('./oidc-logins.ts'),
      import('./oidc-provider.ts'),
    ])
    const logins = createOidcLogins({ orm, clock, secure: publicUrl.protocol === 'https:' })
    return createOidc({ publicUrl, discover: createDiscovery(oidc), logins, sessions, findOrCreateUser })
  }
  const codeSecret = createServerSecret(orm, 'sign-in-codes')
  const codes = createCodes(orm, clock, codeSecret.key)
  const limits = createSendLimits(orm, clock, { sharedNetwork: local })
  const emailCode = createEmailCode({
    publicUrl,
    local,
    print,
    codes,
    limits,
    mail,
    withTransaction,
    sessions,
    findOrCreateUser,
  })
  return { ...emailCode, prepare: codeSecret.prepare }
}

/** A click on our own link, or an address typed in: not a link of another site, nor a browser that looks ahead. */
function isMeant({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'] ?? 'none'
  const looksAhead = String(headers['sec-purpose'] ?? '').includes('prefetch')
  return (site === 'same-origin' || site === 'none') && !looksAhead
}

/** Lets the form of this page be led on to another origin: a provider may end its sessions elsewhere than it begins them. */
function allowFormTarget(reply: FastifyReply, target: string) {
  const origin = URL.parse(target)?.origin
  if (origin === undefined) return
  reply.header('content-security-policy', reply.server.contentPolicy.header({ 'form-action': [origin] }))
}

function sendFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (wantsJson(request)) return sendProblem(request, reply, problemOf(request, error))
  const again = { label: 'Back to sign in', href: '/api/login' }
  if (error instanceof CrossSite) {
    return sendPage(
      reply,
      403,
      messagePage({
        title: 'That came from another site',
        text: 'Another site sent this form, so nothing was done. Please use our own page.',
        action: again,
      }),
    )
  }
  const status = error.statusCode ?? 500
  if (status === 429) {
    return sendPage(reply, 429, messagePage({ title: 'A moment, please', text: error.message, action: again }))
  }
  if (status >= 400 && status < 500) {
    return sendPage(
      reply,
      status,
      messagePage({
        title: 'That could not be read',
        text: 'Please go back and fill in the page again.',
        action: again,
      }),
    )
  }
  request.log.error({ err: error }, 'sign-in failed')
  return sendPage(
    reply,
    500,
    messagePage({
      title: 'Something went wrong on our side',
      text: 'Nothing is lost. Please try again in a minute.',
      action: again,
    }),
  )
}
