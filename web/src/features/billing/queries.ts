import type { User } from '@lampstand/contract/account'
import { billingRoutes } from '@lampstand/contract/billing'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { userQuery } from '../../api/browser.ts'
import { callsOf } from '../../api/calls.ts'
import { apiQuery } from '../../api/query.ts'

/* The calls of this feature travel with its pages. */
const billing = callsOf(billingRoutes)

export const configQuery = apiQuery('/api/billing/config')
export const subscriptionQuery = apiQuery('/api/billing/subscription')

/** The secret for the payment form. It is asked for anew by each visit: yesterday's may have been used or have lapsed. */
export const useClientSecret = (enabled: boolean) =>
  useQuery({
    queryKey: ['client-secret'],
    queryFn: () => billing.getOrCreate(),
    enabled,
    gcTime: 0,
  })

/** What changes a subscription answers with it; the user is read anew, as their badge follows from it. */
function useChange(change: typeof billing.cancel) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => change(),
    onSuccess: async (subscription) => {
      queryClient.setQueryData(subscriptionQuery.queryKey, subscription)
      await queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
    },
  })
}

export const useCancel = () => useChange(billing.cancel)
export const useResume = () => useChange(billing.resume)

/** Leaves for the provider's page. */
export const usePortal = () =>
  useMutation({ mutationFn: () => billing.portal(), onSuccess: ({ url }) => location.assign(url) })

/** What somebody changed on the provider's page is read when they come back from it: its event may be late or lost. */
export function useReturnFromPortal() {
  const queryClient = useQueryClient()
  const [search] = useSearchParams()
  const { isFetching } = useQuery({
    queryKey: ['return-from-portal'],
    queryFn: async () => {
      const user = await billing.refresh()
      queryClient.setQueryData(userQuery.queryKey, user)
      await queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey })
      return user
    },
    enabled: search.get('from') === 'portal',
    gcTime: 0,
  })
  return isFetching
}

const askEvery = 2_000
const askFor = 60_000

/**
 * The user of somebody who comes back from the provider. The server asks there at once, as its event may be late or lost; then the
 * user is read again and again until they are trialing or active, for a minute (D21).
 */
export function useArrival(): User | null {
  const queryClient = useQueryClient()
  const [since] = useState(Date.now)
  const arrival = useQuery({
    queryKey: ['arrival'],
    queryFn: async () => {
      const user = await billing.refresh()
      queryClient.setQueryData(userQuery.queryKey, user)
      return user
    },
    gcTime: 0,
  })
  const { data } = useQuery({
    ...userQuery,
    refetchInterval: ({ state }) =>
      arrival.isPending || isSettled(state.data) || Date.now() - since > askFor ? false : askEvery,
  })
  return data ?? null
}

const isSettled = (user: User | null | undefined) =>
  user?.subscriptionStatus === 'trialing' || user?.subscriptionStatus === 'active'
