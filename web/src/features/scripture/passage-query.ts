import { scriptureRoutes } from '@lampstand/contract/scripture'
import { onlineManager, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { device } from '../../api/calls.ts'
import { createClient } from '../../api/client.ts'
import { createSend } from '../../api/send.ts'
import { keepPassage, keptPassage } from './kept-passages.ts'

/** Scripture is the same for everybody: it is asked for in nobody's name, so nobody has to sign in again for it. */
const { scripture } = createClient(
  { scripture: { passage: scriptureRoutes.passage } },
  createSend({
    deviceId: device.id,
    timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    userId: () => undefined,
    signInAgain: async () => false,
  }),
)

/**
 * A passage with the verses around it, by its id. What this browser has of today is not asked for again. Without an answer it is as
 * it was kept, and without either it comes with the connection.
 */
export const passageQuery = (id: string) =>
  queryOptions({
    queryKey: ['passage', id],
    queryFn: () => passageOrKept(id),
    // What is kept is there without a connection; what is not waits for one.
    networkMode: 'offlineFirst',
    retry: () => !onlineManager.isOnline(),
    retryDelay: 0,
    gcTime: Number.POSITIVE_INFINITY,
  })

async function passageOrKept(id: string) {
  const kept = await keptPassage(id)
  if (kept?.isOfToday) return kept.passage
  try {
    if (!onlineManager.isOnline()) throw new Error('there is no connection')
    const passage = await scripture.passage({ query: { ref: id } })
    void keepPassage(id, passage)
    return passage
  } catch (error) {
    if (!kept || error instanceof ApiError) throw error
    return kept.passage
  }
}
