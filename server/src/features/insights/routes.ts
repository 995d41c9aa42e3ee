import { insightsRoutes } from '@lampstand/contract/insights'
import { entitlements } from '../../entitlements.ts'
import { NeedsPro } from '../../errors.ts'
import { type RouteHost, serveRoutes } from '../../http/serve-routes.ts'
import type { InsightsService } from './service.ts'

export function serveInsights(host: RouteHost, service: InsightsService) {
  serveRoutes(host, insightsRoutes, {
    read: async (_input, call) => {
      const { id, plan } = call.user()
      if (!entitlements[plan].analytics) throw new NeedsPro('Insights into your practice')
      return service.read(id, call.actor.timeZone ?? call.user().timeZone ?? 'UTC')
    },
  })
}
