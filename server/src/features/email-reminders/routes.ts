import { emailRemindersRoutes } from '@lampstand/contract/email-reminders'
import { type RouteHost, serveRoutes } from '../../http/serve-routes.ts'
import type { CalendarService } from './calendar-service.ts'
import type { EmailReminderService } from './service.ts'

export function serveEmailReminders(host: RouteHost, service: EmailReminderService, calendar: CalendarService) {
  serveRoutes(host, emailRemindersRoutes, {
    subscribe: ({ body }, call) => service.subscribe(call.user(), body),
    subscriptions: (_input, call) => service.list(call.user()),
    updateSubscription: ({ params, body }, call) => service.update(call.user(), params.id, body),
    removeSubscription: async ({ params }, call) => {
      await service.remove(call.user(), params.id)
      return undefined
    },
    deliveries: ({ params, query }, call) => service.deliveries(call.user(), params.id, query.cursor),
    calendar: async (_input, call) => ({ feed: await calendar.feedOf(call.user()) }),
    shareCalendar: ({ body }, call) => calendar.share(call.user(), body.discreet),
    revokeCalendar: async (_input, call) => {
      await calendar.revoke(call.user())
      return undefined
    },
  })
}
