import { prayerRequestsRoutes } from '@lampstand/contract/prayer-requests'
import { callsOf } from '../../api/calls.ts'

export { mostNameCharacters, NewPrayerRequest } from '@lampstand/contract/prayer-requests'

export const prayerRequests = callsOf(prayerRequestsRoutes)
