import { morningRoutes } from '@lampstand/contract/morning'
import { askerOf } from '../../counsel/asker.ts'
import { type RouteHost, serveRoutes } from '../../http/serve-routes.ts'
import type { MorningService } from './service.ts'

export function serveMorning(host: RouteHost, service: MorningService) {
  serveRoutes(host, morningRoutes, {
    welcome: (_input, call) => service.text('welcome', askerOf(call)),
    prayer: (_input, call) => service.text('prayer', askerOf(call)),
    intentions: (_input, call) => service.text('intentions', askerOf(call)),
    review: (_input, call) => service.text('review', askerOf(call)),
  })
}
