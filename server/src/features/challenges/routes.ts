import { Challenge, challengesRoutes } from '@lampstand/contract/challenges'
import { type RouteHost, serveRoutes } from '../../http/serve-routes.ts'
import { writeList } from '../../http/written-reply.ts'
import type { createChallengesService } from './service.ts'

export function serveChallenges(host: RouteHost, service: ReturnType<typeof createChallengesService>) {
  const write = writeList('challenges', Challenge, service.listed)
  serveRoutes(host, challengesRoutes, {
    list: (_input, { actor }) => write(service.nextBatch(actor.user?.id ?? actor.device?.id ?? null)),
  })
}
