import { useMutation, useQuery } from '@tanstack/react-query'
import { calls } from '../../api/browser.ts'

export const dailyKey = ['/api/scripture/daily']

const topics = 'workplace'
const fiveMinutes = 5 * 60 * 1000

/** The verse of the day. */
export const useDailyVerse = () =>
  useQuery({
    queryKey: dailyKey,
    queryFn: async () => {
      const { client, device } = await calls()
      return client.scripture.daily({ query: { sessionId: device.sessionId(), topics } })
    },
    staleTime: fiveMinutes,
  })

/** Fetches another verse than the one whose id is given. A failure is only logged. */
export const useAnotherVerse = () =>
  useMutation({
    mutationFn: async (shownId: string) => {
      const { client, device } = await calls()
      return client.scripture.random({ query: { sessionId: device.sessionId(), topics, exclude: shownId } })
    },
    onError: (error) => console.error('Another verse could not be fetched.', error),
  })
