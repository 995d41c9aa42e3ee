import { accountRoutes } from '@lampstand/contract/account'
import { type RouteHost, serveRoutes } from '../../http/serve-routes.ts'
import { userOf } from '../../person.ts'
import type { AccountService } from './service.ts'

export function serveAccount(host: RouteHost, service: AccountService) {
  serveRoutes(host, accountRoutes, {
    currentUser: async (_input, call) => {
      call.greetDevice()
      return userOf(call.user())
    },
    updateProfile: async ({ body }, call) => service.rename(call.user().id, body),
  })
}
