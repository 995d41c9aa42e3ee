import { habitsRoutes } from '@lampstand/contract/habits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callsOf } from '../../api/calls.ts'
import { apiQuery } from '../../api/query.ts'
import { keptAtOpening, startedHabits, type Ticks } from './ticks.ts'

callsOf(habitsRoutes)

const sixtyMinutes = 60 * 60 * 1000

const habitsQuery = (keep: () => readonly string[]) =>
  apiQuery('/api/be-the-light/habits', { query: () => ({ keep: keep().join(',') || undefined }) })

/** The habits that are shown. `opening` is there when the page opens; of those shown, `renew` keeps the ones begun. */
export function useHabits(ticks: Ticks, opening: string) {
  const queryClient = useQueryClient()
  const { data, isFetching, isError } = useQuery({
    ...habitsQuery(() => keptAtOpening(ticks, opening)),
    staleTime: sixtyMinutes,
  })
  /** The page tells of a failure. */
  const renew = () =>
    void queryClient.fetchQuery({ ...habitsQuery(() => startedHabits(ticks)), staleTime: 0 }).catch(() => undefined)
  return { habits: data?.habits, isFetching, failed: isError && !isFetching, renew }
}
