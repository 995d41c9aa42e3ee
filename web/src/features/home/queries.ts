import type { Verse } from '@lampstand/contract/scripture'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../api/browser.ts'
import { dailyQuery, topics } from './daily-query.ts'

const fiveMinutes = 5 * 60 * 1000

/** The verse of the day. */
export const useDailyVerse = () => useQuery({ ...dailyQuery, staleTime: fiveMinutes })

/**
 * Another verse than the one whose id is given. A failure is only logged, and what was shown stays. It does without the query
 * library's mutations, which would have to be there before the first paint.
 */
export function useAnotherVerse() {
  const [verse, setVerse] = useState<Verse>()
  const [pending, setPending] = useState(false)
  const find = async (shownId: string) => {
    setPending(true)
    await fetchAnother(shownId).then(setVerse, logFailure)
    setPending(false)
  }
  return { verse, pending, find: (shownId: string) => void find(shownId), leave: () => setVerse(undefined) }
}

async function fetchAnother(shownId: string): Promise<Verse> {
  const { client, device } = await calls()
  return client.scripture.random({ query: { sessionId: device.sessionId(), topics, exclude: shownId } })
}

const logFailure = (error: unknown) => console.error('Another verse could not be fetched.', error)
