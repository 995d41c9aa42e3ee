import { devotionsRoutes } from '@lampstand/contract/devotions'
import { requesterOf } from '../../answers/requester.ts'
import { type RouteHost, serveRoutes } from '../../http/serve-routes.ts'
import type { DevotionsService } from './service.ts'

export function serveDevotions(host: RouteHost, service: DevotionsService) {
  serveRoutes(host, devotionsRoutes, {
    lifeApplication: ({ body }, call) => service.devotion(body, requesterOf(call, call.emit)),
  })
}
