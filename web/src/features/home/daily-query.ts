import { apiQuery } from '../../api/query.ts'

export const topics = 'workplace'

/** The verse of the day, which the server writes into the page. */
export const dailyQuery = apiQuery('/api/scripture/daily', {
  query: (device) => ({ sessionId: device.sessionId(), topics }),
})
