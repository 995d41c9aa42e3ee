import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../api/query.ts'

/** The country that the person is in, by its name, as help lines are chosen for it; undefined until it is known. */
export const useRegion = (): string | undefined =>
  useQuery({ ...apiQuery('/api/helplines'), staleTime: Number.POSITIVE_INFINITY }).data?.region
