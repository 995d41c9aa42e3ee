import { scriptureRoutes } from '@lampstand/contract/scripture'
import type { Actor } from '../../http/actor.ts'
import { type RouteHost, serveRoutes } from '../../http/serve-routes.ts'
import type { ScriptureService } from './service.ts'
import type { Person } from './store.ts'

export function serveScripture(host: RouteHost, service: ScriptureService) {
  serveRoutes(host, scriptureRoutes, {
    daily: ({ query }, { actor }) => service.daily(personOf(actor, query.sessionId), zoneOf(actor)),
    random: ({ query }, { actor }) => service.random(personOf(actor, query.sessionId), query.exclude),
    forChallenge: ({ query }, { actor }) => service.forChallenge(personOf(actor, query.sessionId), query.challenge),
    passage: ({ query }) => service.passage(query.ref),
    save: ({ body }, call) => service.save(call.writer(), body),
    saved: (_input, call) => service.saved(call.reader()),
    removeSaved: async ({ params }, call) => {
      await service.removeSaved(call.reader(), params.id)
      return undefined
    },
  })
}

const personOf = ({ user }: Actor, sessionId: string): Person => (user ? { userId: user.id } : { sessionId })

/** The zone that the browser names, else the one it named before, else UTC. */
const zoneOf = ({ timeZone, user }: Actor) => timeZone ?? user?.timeZone ?? 'UTC'
