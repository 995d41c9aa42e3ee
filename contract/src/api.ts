import { accountRoutes } from './account.ts'
import { challengesRoutes } from './challenges.ts'
import { scriptureRoutes } from './scripture.ts'

/** Every call of the product, by feature. */
export const api = {
  account: accountRoutes,
  challenges: challengesRoutes,
  scripture: scriptureRoutes,
}
