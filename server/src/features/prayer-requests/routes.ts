import { prayerRequestsRoutes } from '@lampstand/contract/prayer-requests'
import type { Actor } from '../../http/actor.ts'
import { type RouteHost, serveRoutes } from '../../http/serve-routes.ts'
import type { PrayerRequestsService } from './service.ts'

export function servePrayerRequests(host: RouteHost, service: PrayerRequestsService) {
  serveRoutes(host, prayerRequestsRoutes, {
    list: ({ query }, call) => service.list(call.reader(), query, zoneOf(call.actor)),
    create: ({ body }, call) =>
      service.create(call.writer(), body, { heard: call.heard, timeZone: zoneOf(call.actor) }),
    update: ({ params, body }, call) => service.update(call.reader(), params.id, body, zoneOf(call.actor)),
    remove: async ({ params }, call) => {
      await service.remove(call.reader(), params.id)
      return undefined
    },
    restore: ({ params }, call) => service.restore(call.reader(), params.id, zoneOf(call.actor)),
  })
}

/** Tells the region whose help lines stand beside a request. */
const zoneOf = ({ timeZone, user }: Actor) => timeZone ?? user?.timeZone ?? null
