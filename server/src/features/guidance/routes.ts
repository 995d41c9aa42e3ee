import { type GuidanceKind, guidanceRoutes } from '@lampstand/contract/guidance'
import { safetyRoutes } from '@lampstand/contract/safety'
import { requesterOf } from '../../answers/requester.ts'
import { type Handlers, type RouteHost, serveRoutes } from '../../http/serve-routes.ts'
import type { Helplines } from '../../safety/helplines.ts'
import type { GuidanceService } from './service.ts'

export function serveGuidance(host: RouteHost, service: GuidanceService, help: Helplines) {
  const guide =
    (kind: GuidanceKind): Handlers<typeof guidanceRoutes>['guidance'] =>
    ({ body }, call) =>
      service.guide(kind, body, requesterOf(call, call.emit))
  // For words that no other call takes: they are read before the handler is asked.
  serveRoutes(host, safetyRoutes, {
    read: async (_input, { heard: { level, help: found } }) => ({ safety: level, ...(found && { help: found }) }),
  })
  serveRoutes(host, guidanceRoutes, {
    workplace: guide('workplace'),
    scripture: guide('scripture'),
    prayer: guide('prayer'),
    devotional: guide('devotional'),
    ethical: guide('ethical'),
    encouragement: guide('encouragement'),
    guidance: guide('workplace'),
    insight: ({ body }, call) => service.insight(body, requesterOf(call, call.emit)),
    state: (_input, call) => service.state(requesterOf(call)),
    setState: ({ body }, call) => service.setEnabled(requesterOf(call), body.enabled),
    preview: ({ body: { kind, ...request } }, call) => service.preview(kind, request, requesterOf(call)),
    help: async (_input, { actor }) => help.help(actor.timeZone ?? actor.user?.timeZone ?? null),
  })
}
