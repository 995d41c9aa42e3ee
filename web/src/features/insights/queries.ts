import { insightsRoutes } from '@lampstand/contract/insights'
import { useQuery } from '@tanstack/react-query'
import { callsOf } from '../../api/calls.ts'
import { apiQuery } from '../../api/query.ts'

callsOf(insightsRoutes)

/** Counted anew each time the page is opened. */
export const useInsights = () => useQuery({ ...apiQuery('/api/insights'), staleTime: 0 })
