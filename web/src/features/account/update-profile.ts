import { useMutation, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '../../api/browser.ts'
import { client } from '../../api/calls.ts'

/** Changes first and last name; the reply is the user from then on. */
export function useUpdateProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: client.account.updateProfile,
    onSuccess: (user) => queryClient.setQueryData(userQuery.queryKey, user),
  })
}
