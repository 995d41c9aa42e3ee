import { challengesRoutes } from '@lampstand/contract/challenges'
import { type RouteHost, serveRoutes } from '../../http/serve-routes.ts'
import type { createChallengesService } from './service.ts'

export function serveChallenges(host: RouteHost, service: ReturnType<typeof createChallengesService>) {
  serveRoutes(host, challengesRoutes, {
    list: async (_input, { actor }) => ({ challenges: service.nextBatch(actor.user?.id ?? actor.device?.id ?? null) }),
  })
}
