import type { Boot } from '@lampstand/contract/boot'
import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '../api/browser.ts'
import { dailyQuery } from '../features/home/daily-query.ts'

const bootElementId: typeof import('@lampstand/contract/boot').bootElementId = 'boot'

/**
 * What the server wrote into the page; nothing where it wrote nothing. It is trusted as it stands: the server that wrote
 * the page parsed it by this very schema, and parsing again would put the schemas before the first paint.
 */
export function readBoot(page: Document): Boot {
  return JSON.parse(page.getElementById(bootElementId)?.textContent ?? '{}')
}

/** Spares the first paint its calls. */
export function seedQueries(queryClient: QueryClient, { user, daily }: Boot) {
  if (user !== undefined) queryClient.setQueryData(userQuery.queryKey, user)
  if (daily !== undefined) queryClient.setQueryData(dailyQuery.queryKey, daily)
}
