import { QueryClient } from '@tanstack/react-query'
import type { QueryByKey } from './query-by-key.ts'

/** Nothing is fetched again unless somebody asks, and nothing is tried twice. */
export function createQueryClient(queryFn: QueryByKey): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}
