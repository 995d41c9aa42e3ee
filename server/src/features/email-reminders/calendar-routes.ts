import { calendarFilePath } from '@lampstand/contract/email-reminders'
import type { FastifyReply } from 'fastify'
import { NotFound, SignInRequired } from '../../errors.ts'
import { fieldOf } from '../../http/pages/form.ts'
import type { RouteHost } from '../../http/serve-routes.ts'
import type { CalendarService } from './calendar-service.ts'

/** The feed, which calendar programs read without signing in, and the file. */
export function serveCalendar({ app, identify }: RouteHost, calendar: CalendarService) {
  const options = { schema: { hide: true }, config: { rateLimit: true } }

  app.get('/api/calendar/:file', options, async (request, reply) => {
    const { file } = request.params as { file: string }
    const token = /^([\w-]+)\.ics$/.exec(file)?.[1]
    const text = token === undefined ? null : await calendar.byToken(token)
    if (text === null) throw new NotFound('calendar')
    return send(reply, text)
  })

  app.get(calendarFilePath, options, async (request, reply) => {
    const { user } = await identify(request)
    if (!user) throw new SignInRequired()
    reply.header('content-disposition', 'attachment; filename="prayer-times.ics"')
    return send(reply, await calendar.file(user, fieldOf(request, 'discreet') === 'true'))
  })
}

const send = (reply: FastifyReply, text: string) =>
  reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store').send(text)
