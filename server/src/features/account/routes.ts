import { accountRoutes } from '@lampstand/contract/account'
import { accountSettingsRoutes } from '@lampstand/contract/account-settings'
import { NotFound } from '../../errors.ts'
import { type RouteHost, serveRoutes } from '../../http/serve-routes.ts'
import type { Sessions } from '../../http/session.ts'
import { userOf } from '../../person.ts'
import type { AccountService } from './service.ts'

type SessionCalls = Pick<Sessions, 'list' | 'end' | 'signOutEverywhere'>

export function serveAccount(host: RouteHost, service: AccountService, sessions: SessionCalls) {
  serveRoutes(host, accountRoutes, {
    currentUser: async (_input, call) => {
      call.greetDevice()
      return userOf(call.user())
    },
    updateProfile: async ({ body }, call) => service.rename(call.user().id, body),
  })

  serveRoutes(host, accountSettingsRoutes, {
    details: async (_input, call) => service.details(call.user().id),
    settle: async ({ body }, call) => service.settle(call.user().id, body),
    sessions: async (_input, call) =>
      (await sessions.list(call.user().id)).map(({ sid, browser, createdAt, lastSeenAt }) => ({
        id: sid,
        browser,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isThisDevice: sid === call.actor.sessionId,
      })),
    endSession: async ({ params }, call) => {
      if (!(await sessions.end(params.id, call.user().id))) throw new NotFound('session')
      return undefined
    },
    signOutEverywhere: async (_input, call) => {
      const { id } = call.user()
      await sessions.signOutEverywhere(id, id)
      return undefined
    },
  })
}
