import type { CodeSent } from '@lampstand/contract/sign-in'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WithTransaction } from '../../db/client.ts'
import { fieldOf } from '../../http/pages/form.ts'
import { sendPage } from '../../http/pages/page.ts'
import { codePage, codePath, emailPage, loginPath } from '../../http/pages/sign-in.ts'
import type { Sessions } from '../../http/session.ts'
import type { Delivery } from '../mail/delivery.ts'
import type { Mail } from '../mail/mail.ts'
import { normaliseAddress } from './address.ts'
import { faults, spentFaults, tooManyCodes, wrongCode } from './code-faults.ts'
import { codeMail } from './code-mail.ts'
import type { CodeAttempt, Codes } from './codes.ts'
import { refuseAs, wantsJson } from './in-place.ts'
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
    ? 'Lampstand is running on this computer, so the code is also in the terminal that started it.'
    : undefined
  const tokenOf = (request: FastifyRequest) => request.cookies[cookieName] ?? ''

  async function sendCode(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const returnTo = ownPath(fieldOf(request, 'returnTo'))
    const typed = fieldOf(request, 'email').slice(0, 254)
    const again = (status: number, error: string) =>
      refuseAs(request, reply, { status, error, code: 'code_not_sent', page: emailPage({ typed, error, returnTo }) })
    const email = normaliseAddress(fieldOf(request, 'email'))
    if (email === null) return again(400, typed.trim() === '' ? faults.noAddress : faults.badAddress)

    const permit = await limits.take(email, request.ip)
    if (!permit.granted) {
      reply.header('retry-after', permit.secondsToWait)
      return again(429, tooManyCodes(permit.secondsToWait))
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
      return again(503, faults.notSent)
    }
    if (local) print(`sign-in code for ${email}: ${code}`)
    await codes.remove(tokenOf(request))
    reply.setCookie(cookieName, token, { ...cookie, maxAge: 3600 })
    if (wantsJson(request)) return reply.send({ hint: hint ?? null } satisfies CodeSent)
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
    if (attempt.kind === 'wrong') return askAgain(request, reply, attempt.email, wrongCode(attempt.attemptsLeft))
    // A second tab, or a form sent twice: whoever is in already needs no code.
    if (await sessions.read(request)) return goOn(request, reply)
    const typed = attempt.kind === 'unknown' ? '' : attempt.email
    const error = attempt.kind === 'unknown' ? faults.otherBrowser : spentFaults[attempt.why]
    const page = emailPage({ typed, error, returnTo: ownPath(fieldOf(request, 'returnTo')) })
    return refuseAs(request, reply, { status: 400, error, code: 'code_spent', page })
  }

  /** The code still works, but this is not it. */
  function askAgain(request: FastifyRequest, reply: FastifyReply, email: string, error: string) {
    const returnTo = ownPath(fieldOf(request, 'returnTo'))
    const typed = fieldOf(request, 'code').slice(0, 20)
    const page = codePage({ email, returnTo, hint, typed, error })
    return refuseAs(request, reply, { status: 400, error, code: 'wrong_code', page })
  }

  const goOn = (request: FastifyRequest, reply: FastifyReply) =>
    wantsJson(request) ? reply.code(204).send() : reply.redirect(ownPath(fieldOf(request, 'returnTo')), 303)

  return {
    kind: 'email',
    start: async (_request, reply, returnTo) => sendPage(reply, 200, emailPage({ returnTo })),
    finishRoute: { method: 'POST', url: '/api/login/code' },

    async finish(request, reply) {
      const token = tokenOf(request)
      const code = fieldOf(request, 'code').normalize('NFKC').replaceAll(/[\s-]/g, '')
      if (!/^\d{6}$/.test(code)) {
        const sent = await codes.look(token)
        if (!sent) return refuse(request, reply, { kind: 'unknown' })
        if (sent.spent) return refuse(request, reply, { kind: 'spent', email: sent.email, why: sent.spent })
        return askAgain(request, reply, sent.email, faults.notSixDigits)
      }
      const attempt = await codes.attempt(token, code)
      if (attempt.kind === 'right') {
        const { email, id } = attempt
        const { userId } = await findOrCreateUser({ issuer: emailIssuer, subject: email, email })
        if (await codes.use(id)) await sessions.signIn(reply, userId)
      } else if (attempt.kind !== 'repeated') return refuse(request, reply, attempt)
      reply.clearCookie(cookieName, cookie)
      return goOn(request, reply)
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
