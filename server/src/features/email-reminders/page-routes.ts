import formbody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BadRequest } from '../../errors.ts'
import { fieldOf } from '../../http/pages/form.ts'
import { messagePage } from '../../http/pages/message.ts'
import { sendPage } from '../../http/pages/page.ts'
import type { ByLink } from './by-link.ts'
import { choiceOf } from './choice.ts'
import {
  confirmedPage,
  confirmPage,
  declinedPage,
  endedLinkPage,
  preferencesPage,
  unsubscribedPage,
  unsubscribePage,
} from './pages.ts'

const largestForm = 8 * 1024
const options = { schema: { hide: true }, config: { rateLimit: true } }

/**
 * Pages that the links of messages open. Looking changes nothing, since programs that check mail follow links; a form's POST does. They
 * need no sign-in and no check of the site they come from: what they carry is the link's own token, and no cookie counts.
 */
export async function servePages(app: FastifyInstance, byLink: ByLink) {
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: largestForm })
    scope.setErrorHandler(sendFault)

    scope.get('/api/mail/confirm', options, async (request, reply) => {
      const token = tokenOf(request)
      const asked = await byLink.asked(token)
      return asked ? sendPage(reply, 200, confirmPage(asked, token)) : sendPage(reply, 410, endedLinkPage())
    })
    scope.post('/api/mail/confirm', options, async (request, reply) => {
      const row = await byLink.confirm(tokenOf(request))
      return row ? sendPage(reply, 200, confirmedPage(row, byLink.tokenOf(row))) : sendPage(reply, 410, endedLinkPage())
    })
    scope.post('/api/mail/decline', options, async (request, reply) =>
      (await byLink.decline(tokenOf(request)))
        ? sendPage(reply, 200, declinedPage())
        : sendPage(reply, 410, endedLinkPage()),
    )

    scope.get('/api/mail/unsubscribe', options, async (request, reply) => {
      const token = tokenOf(request)
      const row = await byLink.subscription(token)
      return row ? sendPage(reply, 200, unsubscribePage(row, token)) : sendPage(reply, 410, endedLinkPage())
    })
    // Mail programs post here by themselves (RFC 8058), with the token in the address; the page posts it as a field.
    scope.post('/api/mail/unsubscribe', options, async (request, reply) => {
      const token = tokenOf(request)
      const row = await byLink.unsubscribe(token)
      return row ? sendPage(reply, 200, unsubscribedPage(token)) : sendPage(reply, 410, endedLinkPage())
    })

    scope.get('/api/mail/preferences', options, async (request, reply) => {
      const token = tokenOf(request)
      const row = await byLink.subscription(token)
      return row ? sendPage(reply, 200, preferencesPage({ row, token })) : sendPage(reply, 410, endedLinkPage())
    })
    scope.post('/api/mail/preferences', (request, reply) => savePreferences(request, reply, byLink))
  })
}

async function savePreferences(request: FastifyRequest, reply: FastifyReply, byLink: ByLink): Promise<FastifyReply> {
  const token = tokenOf(request)
  const row = await byLink.subscription(token)
  if (!row) return sendPage(reply, 410, endedLinkPage())
  const times = [0, 1, 2, 3, 4].map((place) => fieldOf(request, `time${place}`)).filter((time) => time !== '')
  const wanted = { timeZone: fieldOf(request, 'timeZone').trim(), discreet: fieldOf(request, 'discreet') === 'yes' }
  const again = (error: string) =>
    sendPage(reply, 400, preferencesPage({ row: { ...row, ...wanted }, token, error, typed: times }))
  if (times.length === 0) return again('Please select at least 1 prayer time')
  if (!times.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time))) return again('Please enter a time such as 08:00')
  try {
    const choice = choiceOf({ ...wanted, prayerTimes: times }, row.discreet)
    const saved = await byLink.choose(token, { ...choice, isActive: fieldOf(request, 'active') === 'yes' })
    return saved
      ? sendPage(reply, 200, preferencesPage({ row: saved, token, saved: true }))
      : sendPage(reply, 410, endedLinkPage())
  } catch (error) {
    if (error instanceof BadRequest) return again(error.message)
    throw error
  }
}

/** In the address, or in the form that a page of ours sent. */
const tokenOf = (request: FastifyRequest): string => {
  const query: unknown = request.query
  const named = typeof query === 'object' && query !== null && 'token' in query ? query.token : undefined
  return (typeof named === 'string' && named) || fieldOf(request, 'token')
}

function sendFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error }, 'a page of a message failed')
  const text =
    status >= 500 ? 'Nothing is lost. Please try again in a minute.' : 'Please open the link of the message again.'
  return sendPage(
    reply,
    status,
    messagePage({ title: 'That did not work', text, action: { label: 'Go to Lampstand', href: '/' } }),
  )
}
