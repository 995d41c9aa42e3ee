import type { OwnPrayerRequest } from '@lampstand/contract/prayer-requests'
import type { QueryClient } from '@tanstack/react-query'
import type { Sent } from './outbox.ts'

export type ListKey = { isAnswered: boolean; q: string }
/** What is there of a list. `from` says where it comes from: the server, or what this browser kept of it. */
export type RequestList = { requests: readonly OwnPrayerRequest[]; hasMore: boolean; from: 'server' | 'browser' }

export const listsKey = ['prayer requests']
export const keyOf = ({ isAnswered, q }: ListKey) => [...listsKey, { isAnswered, q }]

/** Puts what the server answered into the lists that are there, so that nothing has to be fetched again. */
export function settle(queryClient: QueryClient, { entry, request }: Sent) {
  const lists = queryClient.getQueriesData<RequestList>({ queryKey: listsKey })
  for (const [key, list] of lists) {
    const { isAnswered, q } = key[1] as ListKey
    const rest = list?.requests.filter(({ id }) => id !== entry.id && id !== request?.id) ?? []
    const belongs =
      request && request.isAnswered === isAnswered && (q === '' || rest.length < (list?.requests.length ?? 0))
    if (list)
      queryClient.setQueryData(key, { ...list, requests: belongs ? inOrder(rest, request, list.hasMore) : rest })
  }
}

/** Newest first. What is older than all of a list that has more comes when the rest is loaded. */
function inOrder(rest: readonly OwnPrayerRequest[], request: OwnPrayerRequest, hasMore: boolean) {
  const older = rest.findIndex(({ createdAt }) => createdAt < request.createdAt)
  if (older === -1) return hasMore ? rest : [...rest, request]
  return rest.toSpliced(older, 0, request)
}
