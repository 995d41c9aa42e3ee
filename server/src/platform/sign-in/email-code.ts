import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WithTransaction } from '../../db/client.ts'
import { fieldOf } from '../../http/pages/form.ts'
import { type Page, sendPage } from '../../http/pages/page.ts'
import { codePage, codePath, emailPage, loginPath } from '../../http/pages/sign-in.ts'
import type { Sessions } from '../../http/session.ts'
import type { Delivery } from '../mail/delivery.ts'
import type { Mail } from '../mail/mail.ts'
import { normaliseAddress } from './address.ts'
import { faults, spentFaults, tooManyCodes, wrongCode } from './code-faults.ts'
import { codeMail } from './code-mail.ts'
import type { CodeAttempt, Codes } from './codes.ts'
import { ownPath } from './return-to.ts'
import type { SendLimits } from './send-limits.ts'
import { emailIssuer, type FindOrCreateUser, type SignIn, signedOutPath } from './sign-in.ts'

type Options = {
  publicUrl: URL
  /** On one's own machine the code is printed too, since no mail leaves it. */
  local: boolean
  print: (line: string) => void
  codes: Codes
  limits: SendLimits
  mail: Mail
  withTransaction: WithTransaction
  sessions: Sessions
  findOrCreateUser: FindOrCreateUser
}

/** Sign-in by a six-digit code that comes by mail. */
export function createEmailCode(options: Options): SignIn {
  const { publicUrl, local, print, codes, limits, mail, withTransaction, sessions, findOrCreateUser } = options
  const secure = publicUrl.protocol === 'https:'
  const cookieName = secure ? '__Host-sign-in' : 'sign-in'
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const hint = local
    ? 'Lampstand runs on this computer, so the code also stands in the terminal that started it.'
    : undefined
  const tokenOf = (request: FastifyRequest) => request.cookies[cookieName] ?? ''

  async function sendCode(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const returnTo = ownPath(fieldOf(request, 'returnTo'))
    const typed = fieldOf(request, 'email').slice(0, 254)
    const again = (error: string): Page => emailPage({ typed, error, returnTo })
    const email = normaliseAddress(fieldOf(request, 'email'))
    if (email === null) return sendPage(reply, 400, again(typed.trim() === '' ? faults.noAddress : faults.badAddress))

    const permit = await limits.take(email, request.ip)
    if (!permit.granted) {
      reply.header('retry-after', permit.secondsToWait)
      return sendPage(reply, 429, again(tooManyCodes(permit.secondsToWait)))
    }
    const { token, code, mailId } = await withTransaction(async (tx) => {
      const { id, expiresAt, ...issued } = await codes.create(tx, email)
      const message = { ...codeMail(email, issued.code, publicUrl), key: `sign-in-code/${id}`, expiresAt }
      return { ...issued, mailId: await mail.enqueue(tx, message) }
    })
    if (mailId === null) throw new Error('two sign-ins drew the same token')
    // Somebody is waiting for this code.
    if (!mayArrive(await mail.deliver(mailId))) {
      await withTransaction(async (tx) => {
        await mail.withdraw(tx, mailId)
        await codes.remove(token, tx)
      })
      await permit.giveBack()
      return sendPage(reply, 503, again(faults.notSent))
    }
    if (local) print(`sign-in code for ${email}: ${code}`)
    await codes.remove(tokenOf(request))
    reply.setCookie(cookieName, token, { ...cookie, maxAge: 3600 })
    return reply.redirect(codePath(returnTo), 303)
  }

  async function showCodePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const returnTo = ownPath(fieldOf(request, 'returnTo'))
    const sent = await codes.look(tokenOf(request))
    if (sent && sent.spent === null) return sendPage(reply, 200, codePage({ email: sent.email, returnTo, hint }))
    if (await sessions.read(request)) return reply.redirect(returnTo, 303)
    if (!sent?.spent) return reply.redirect(loginPath(returnTo), 303)
    return sendPage(reply, 410, emailPage({ typed: sent.email, error: spentFaults[sent.spent], returnTo }))
  }

  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    attempt: Exclude<CodeAttempt, { kind: 'right' | 'repeated' }>,
  ) {
    const returnTo = ownPath(fieldOf(request, 'returnTo'))
    if (attempt.kind === 'wrong') {
      const error = wrongCode(attempt.attemptsLeft)
      return sendPage(
        reply,
        400,
        codePage({ email: attempt.email, returnTo, hint, typed: fieldOf(request, 'code').slice(0, 20), error }),
      )
    }
    // A second tab, or a form sent twice: whoever is in already needs no code.
    if (await sessions.read(request)) return reply.redirect(returnTo, 303)
    if (attempt.kind === 'unknown') return sendPage(reply, 400, emailPage({ error: faults.otherBrowser, returnTo }))
    return sendPage(reply, 400, emailPage({ typed: attempt.email, error: spentFaults[attempt.why], returnTo }))
  }

  return {
    start: async (_request, reply, returnTo) => sendPage(reply, 200, emailPage({ returnTo })),
    finishRoute: { method: 'POST', url: '/api/login/code' },

    async finish(request, reply) {
      const returnTo = ownPath(fieldOf(request, 'returnTo'))
      const token = tokenOf(request)
      const typed = fieldOf(request, 'code')
      const code = typed.normalize('NFKC').replaceAll(/[\s-]/g, '')
      if (!/^\d{6}$/.test(code)) {
        const sent = await codes.look(token)
        if (!sent) return refuse(request, reply, { kind: 'unknown' })
        if (sent.spent) return refuse(request, reply, { kind: 'spent', email: sent.email, why: sent.spent })
        return sendPage(
          reply,
          400,
          codePage({ email: sent.email, returnTo, hint, typed: typed.slice(0, 20), error: faults.notSixDigits }),
        )
      }
      const attempt = await codes.attempt(token, code)
      if (attempt.kind === 'right') {
        const { email, id } = attempt
        const { userId } = await findOrCreateUser({ issuer: emailIssuer, subject: email, email })
        if (await codes.use(id)) await sessions.signIn(reply, userId)
      } else if (attempt.kind !== 'repeated') return refuse(request, reply, attempt)
      reply.clearCookie(cookieName, cookie)
      return reply.redirect(returnTo, 303)
    },

    logout: async () => signedOutPath,

    routes(app: FastifyInstance) {
      app.post('/api/login', sendCode)
      app.get('/api/login/code', showCodePage)
    },

    forget: codes.forget,

    async removeExpired() {
      await codes.removeExpired()
      await limits.removeExpired()
    },
  }
}

/** A mail server that asks to come back, or broke off after it had the message, may still bring the code in time. */
function mayArrive(delivery: Delivery): boolean {
  if (delivery.status !== 'waiting') return delivery.status === 'sent'
  return delivery.reason !== 'unreachable' && delivery.reason !== 'unauthorized'
}
