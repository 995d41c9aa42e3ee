import { scriptureRoutes } from '@lampstand/contract/scripture'
import type { Actor } from '../../http/actor.ts'
import { type RouteHost, serveRoutes } from '../../http/serve-routes.ts'
import { heardFields } from '../../safety/safety.ts'
import type { createWrittenIn } from '../../safety/written-in.ts'
import type { ScriptureService } from './service.ts'
import type { Person } from './store.ts'

type WrittenInOf = ReturnType<typeof createWrittenIn>

export function serveScripture(host: RouteHost, service: ScriptureService, writtenIn: WrittenInOf) {
  serveRoutes(host, scriptureRoutes, {
    daily: ({ query }, { actor }) => service.daily(personOf(actor, query.sessionId), zoneOf(actor)),
    random: ({ query }, { actor }) => service.random(personOf(actor, query.sessionId), query.exclude),
    forChallenge: async ({ query }, { actor, heard }) => ({
      ...(await service.forChallenge(personOf(actor, query.sessionId), query.challenge, heard)),
      ...heardFields(heard),
      ...(heard.language !== null && {
        writtenIn: writtenIn(heard.language, heard.level === 'crisis' ? 'crisis' : 'any-day'),
      }),
    }),
    passage: ({ query }) => service.passage(query.ref),
    save: async ({ body }, call) => ({ ...(await service.save(call.writer(), body)), ...heardFields(call.heard) }),
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
