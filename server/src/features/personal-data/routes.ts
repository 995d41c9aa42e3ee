import { personalDataRoutes } from '@lampstand/contract/personal-data'
import { sendPage } from '../../http/pages/page.ts'
import { loginPath } from '../../http/pages/sign-in.ts'
import { type RouteHost, serveRoutes } from '../../http/serve-routes.ts'
import { journalPage } from './journal-page.ts'
import type { PersonalDataService } from './service.ts'

const journalPath = '/api/account/journal'

export function servePersonalData(host: RouteHost, service: PersonalDataService) {
  serveRoutes(host, personalDataRoutes, {
    export: async (_input, call) => service.export(call.user().id),
    import: async ({ body }, call) => service.importFrom(call.user().id, body),
    delete: async ({ body }, call) => {
      await service.delete(call.user(), body)
      return undefined
    },
  })

  host.app.get(journalPath, { config: { rateLimit: true }, schema: { hide: true } }, async (request, reply) => {
    const { user } = await host.identify(request)
    if (!user) return reply.redirect(loginPath(journalPath), 303)
    return sendPage(reply, 200, journalPage(await service.collect(user.id), user.timeZone ?? 'UTC'))
  })
}
