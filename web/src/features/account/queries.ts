import type { User } from '@lampstand/contract/account'
import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../../api/browser.ts'

/** Whether somebody is signed in. `failed`: nobody knows, as the server did not say. */
type Auth =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'unauthenticated' }
  | { state: 'authenticated'; user: User }

export function useAuth(): Auth {
  const { data, isPending, isError, isFetching, refetch } = useQuery(userQuery)
  if (isPending || (isError && isFetching)) return { state: 'loading' }
  if (isError) return { state: 'failed', retry: () => void refetch() }
  return data ? { state: 'authenticated', user: data } : { state: 'unauthenticated' }
}
