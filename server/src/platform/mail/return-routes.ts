import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WithTransaction } from '../../db/client.ts'
import { BadRequest, NotFound } from '../../errors.ts'
import type { Mail } from './mail.ts'
import { eventsOf, eventsOfReturned, type ReturnedMail } from './returns.ts'
import type { Suppressions } from './suppressions.ts'

type Parts = {
  withTransaction: WithTransaction
  suppressions: Suppressions
  secret: string | undefined
  mail: Pick<Mail, 'count' | 'noteReturn'>
}

const largestMail = 512 * 1024

/**
 * Where whoever carries our mail tells what came back: JSON, or the returned mail itself as `message/rfc822`. Opened by a secret, as
 * bearer or as the password of basic authorization; without one configured, there is no such address.
 */
export async function serveReturns(app: FastifyInstance, { withTransaction, suppressions, secret, mail }: Parts) {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'message/rfc822',
      { parseAs: 'buffer', bodyLimit: largestMail },
      (_request, body, done) => done(null, body),
    )
    scope.post('/api/mail/returns', { schema: { hide: true }, config: { rateLimit: true } }, async (request, reply) => {
      if (secret === undefined || !isOpenedBy(request, secret)) throw new NotFound('address')
      const events = Buffer.isBuffer(request.body) ? await eventsOfReturned(request.body) : eventsOf(request.body)
      if (!events) throw new BadRequest('That is not a format that this address accepts.', 'unknown_form')
      for (const event of events) await note(event)
      return reply.code(204).send()
    })
  })

  async function note({ kind, email, messageId }: ReturnedMail) {
    const addressHash = suppressions.hashOf(email)
    await withTransaction(async (tx) => {
      if (kind === 'soft') await suppressions.countSoftReturn(tx, addressHash)
      else await suppressions.add(tx, addressHash, kind === 'complaint' ? 'complained' : 'returned')
      // Mail that somebody complains of has arrived.
      if (kind !== 'complaint') await mail.noteReturn(tx, { addressHash, messageId: messageId ?? null })
    })
    mail.count('returned', kind)
  }
}

function isOpenedBy({ headers: { authorization = '' } }: FastifyRequest, secret: string): boolean {
  const [scheme = '', value = ''] = authorization.split(' ', 2)
  const given = /^basic$/i.test(scheme)
    ? Buffer.from(value, 'base64')
        .toString()
        .replace(/^[^:]*:/, '')
    : value
  return timingSafeEqual(digest(given), digest(secret))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
