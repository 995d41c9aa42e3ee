import { ApiError } from './api-error.ts'
import { queryClient, userQuery } from './browser.ts'
import { personalValue } from './personal-storage.ts'

/** What was read, and where it comes from: the server, or what this browser kept when it last answered. */
export type Reading<T> = { value: T; from: 'server' | 'browser' }

/**
 * Asks the server and keeps what it answers for the signed-in person. Without an answer: what was kept of them.
 * @throws what the server said, and what the call throws where nothing is kept
 */
export async function readOrKept<T>(name: string, ask: () => Promise<T>): Promise<Reading<T>> {
  const owner = queryClient.getQueryData(userQuery.queryKey)?.id
  const kept = owner === undefined ? undefined : personalValue<T>(owner, name)
  try {
    const value = await ask()
    void kept?.set(value)
    return { value, from: 'server' }
  } catch (error) {
    const known = error instanceof ApiError ? undefined : await kept?.get()
    if (known === undefined) throw error
    return { value: known, from: 'browser' }
  }
}
