import { morningRoutes } from '@lampstand/contract/morning'
import { requesterOf } from '../../answers/requester.ts'
import { type RouteHost, serveRoutes } from '../../http/serve-routes.ts'
import type { MorningService } from './service.ts'

export function serveMorning(host: RouteHost, service: MorningService) {
  serveRoutes(host, morningRoutes, {
    welcome: (_input, call) => service.text('welcome', requesterOf(call)),
    prayer: (_input, call) => service.text('prayer', requesterOf(call)),
    intentions: (_input, call) => service.text('intentions', requesterOf(call)),
    review: (_input, call) => service.text('review', requesterOf(call)),
  })
}
