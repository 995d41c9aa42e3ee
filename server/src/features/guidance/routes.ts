import { type GuidanceKind, guidanceRoutes } from '@lampstand/contract/guidance'
import { requesterOf } from '../../answers/requester.ts'
import { type Handlers, type RouteHost, serveRoutes } from '../../http/serve-routes.ts'
import type { HelpDesk } from '../../safety/helplines.ts'
import type { GuidanceService } from './service.ts'

export function serveGuidance(host: RouteHost, service: GuidanceService, help: HelpDesk) {
  const guide =
    (kind: GuidanceKind): Handlers<typeof guidanceRoutes>['guidance'] =>
    ({ body }, call) =>
      service.guide(kind, body, requesterOf(call, call.emit))
  serveRoutes(host, guidanceRoutes, {
    workplace: guide('workplace'),
    scripture: guide('scripture'),
    prayer: guide('prayer'),
    devotional: guide('devotional'),
    ethical: guide('ethical'),
    encouragement: guide('encouragement'),
    guidance: guide('workplace'),
    insight: ({ body }, call) => service.insight(body.verseId, requesterOf(call, call.emit)),
    state: (_input, call) => service.state(requesterOf(call)),
    setState: ({ body }, call) => service.setEnabled(requesterOf(call), body.enabled),
    preview: ({ body: { kind, ...request } }, call) => service.preview(kind, request, requesterOf(call)),
    help: async (_input, { actor }) => help.help(actor.timeZone ?? actor.user?.timeZone ?? null),
  })
}
