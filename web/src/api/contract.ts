import { accountRoutes } from '@lampstand/contract/account'
import { guidanceRoutes } from '@lampstand/contract/guidance'
import { safetyRoutes } from '@lampstand/contract/safety'
import { scriptureRoutes } from '@lampstand/contract/scripture'
import { config } from 'zod/mini'

/*
 * The contract as this browser uses it: every schema that runs here is imported from this file. It is fetched with the
 * first call, not with the first paint. A page that forbids `eval` must be told to do without it, or it reports each try.
 */
config({ jitless: true })

export { Profile } from '@lampstand/contract/account'
export { disclaimer } from '@lampstand/contract/answers'
export { GuidanceRequest, guidanceKinds, mostPromptCharacters } from '@lampstand/contract/guidance'
export { Problem } from '@lampstand/contract/problem'
export { Verse } from '@lampstand/contract/scripture'
export { DeviceId, deviceIdHeader, timeZoneHeader, userIdHeader } from '@lampstand/contract/shared'

/** The calls that travel with every page. Those of a feature that has a page to itself travel with it: `callsOf` of calls.ts. */
export const sharedApi = {
  account: accountRoutes,
  guidance: guidanceRoutes,
  safety: safetyRoutes,
  scripture: scriptureRoutes,
}
