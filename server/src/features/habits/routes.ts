import { habitsRoutes } from '@lampstand/contract/habits'
import { type RouteHost, serveRoutes } from '../../http/serve-routes.ts'
import type { createHabitsService } from './service.ts'

export function serveHabits(host: RouteHost, service: ReturnType<typeof createHabitsService>) {
  serveRoutes(host, habitsRoutes, {
    list: async ({ query: { keep } }, { actor }) => ({
      habits: service.nextBatch(actor.user?.id ?? actor.device?.id ?? null, keep?.split(',')),
    }),
  })
}
