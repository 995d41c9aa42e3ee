import type { Profile } from '@lampstand/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { calls, userKey } from '../../api/browser.ts'

/** Changes first and last name; the reply is the user from then on. */
export function useUpdateProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (profile: Profile) => (await calls()).client.account.updateProfile({ body: profile }),
    onSuccess: (user) => queryClient.setQueryData(userKey, user),
  })
}
