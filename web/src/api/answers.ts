import { type QueryClient, useQuery } from '@tanstack/react-query'
import { apiQuery } from './query.ts'

/* What every page with answers asks for beside them. */

export const aiStateQuery = apiQuery('/api/ai/state')

/** Which model answers the caller, if any. Asked for once it is `wanted`. */
export const useAiState = (wanted: boolean) => useQuery({ ...aiStateQuery, enabled: wanted })

/** An answer by a model counts: how many are left is asked for anew. */
export function countAnswer(queryClient: QueryClient, { source }: { source: 'model' | 'library' }) {
  if (source === 'model') void queryClient.invalidateQueries(aiStateQuery)
}
