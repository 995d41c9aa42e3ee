import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/calls.ts'
import { begunHabits, keptAtOpening, type Ticks } from './ticks.ts'

const habitsKey = ['/api/be-the-light/habits']
const sixtyMinutes = 60 * 60 * 1000

const fetchHabits = (keep: readonly string[]) =>
  client.habits.list({ query: keep.length > 0 ? { keep: keep.join(',') } : {} })

/** The habits that are shown. `opening` is there when the page opens; of those shown, `renew` keeps the ones begun. */
export function useHabits(ticks: Ticks, opening: string) {
  const queryClient = useQueryClient()
  const { data, isFetching, isError } = useQuery({
    queryKey: habitsKey,
    queryFn: () => fetchHabits(keptAtOpening(ticks, opening)),
    staleTime: sixtyMinutes,
  })
  /** The page tells of a failure. */
  const renew = () =>
    void queryClient
      .fetchQuery({ queryKey: habitsKey, queryFn: () => fetchHabits(begunHabits(ticks)), staleTime: 0 })
      .catch(() => undefined)
  return { habits: data?.habits, isFetching, failed: isError && !isFetching, renew }
}
