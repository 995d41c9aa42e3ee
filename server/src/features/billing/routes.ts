import { billingRoutes } from '@lampstand/contract/billing'
import { type RouteHost, serveRoutes } from '../../http/serve-routes.ts'
import { type Person, userOf } from '../../person.ts'
import type { BillingService } from './service.ts'

type Parts = {
  service: BillingService
  /** Somebody as they are after a change. */
  findPerson: (userId: string) => Promise<Person>
}

export function serveBilling(host: RouteHost, { service, findPerson }: Parts) {
  serveRoutes(host, billingRoutes, {
    config: (_input, call) => service.config(call.user().id),
    subscription: (_input, call) => service.subscription(call.user().id),
    getOrCreate: (_input, call) => service.getOrCreate(call.user().id),
    cancel: (_input, call) => service.cancel(call.user().id),
    resume: (_input, call) => service.resume(call.user().id),
    portal: (_input, call) => service.portal(call.user().id),
    refresh: async (_input, call) => {
      await service.refresh(call.user().id)
      return userOf(await findPerson(call.user().id))
    },
  })
}
