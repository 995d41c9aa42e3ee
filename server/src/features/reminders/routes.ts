import { liturgiesRoutes } from '@lampstand/contract/liturgies'
import { remindersRoutes } from '@lampstand/contract/reminders'
import { SignInRequired } from '../../errors.ts'
import { type Call, type RouteHost, serveRoutes } from '../../http/serve-routes.ts'
import { heardFields } from '../../safety/safety.ts'
import type { LiturgyService } from './liturgies.ts'
import type { PushService } from './push-service.ts'
import type { ReminderService } from './service.ts'

type Services = { reminders: ReminderService; liturgies: LiturgyService; push: PushService }

export function serveReminders(host: RouteHost, { reminders, liturgies, push }: Services) {
  serveRoutes(host, remindersRoutes, {
    active: (_input, { actor }) => reminders.active(actor.user),
    list: (_input, call) => reminders.list(call.user()),
    create: async ({ body }, call) => ({ ...(await reminders.create(call.user(), body)), ...heardFields(call.heard) }),
    update: async ({ params, body }, call) => ({
      ...(await reminders.update(call.user(), params.id, body)),
      ...heardFields(call.heard),
    }),
    remove: async ({ params }, call) => {
      await reminders.remove(call.user(), params.id)
      return undefined
    },
    pushKey: async () => ({ publicKey: await push.publicKey() }),
    subscribePush: async ({ body }, call) => {
      await push.subscribe({ userId: call.user().id, sid: sessionOf(call) }, body)
      return undefined
    },
    unsubscribePush: async (_input, call) => {
      await push.unsubscribe(sessionOf(call))
      return undefined
    },
  })
  serveRoutes(host, liturgiesRoutes, {
    list: async () => liturgies.list(),
    read: async ({ params }) => liturgies.read(params.id),
    open: ({ params }, call) => liturgies.open(call.writer(), params.id),
    complete: async ({ params, body }, call) => ({
      ...(await liturgies.complete(call.reader(), params.id, body.userReflection)),
      ...heardFields(call.heard),
    }),
    history: ({ query }, call) => liturgies.history(call.reader(), query.before),
  })
}

/** The session by which the caller is signed in. @throws SignInRequired */
function sessionOf({ actor }: Pick<Call, 'actor'>): string {
  if (actor.sessionId === null) throw new SignInRequired()
  return actor.sessionId
}
