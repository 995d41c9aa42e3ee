import { challengesRoutes } from '@lampstand/contract/challenges'
import type { SavedScripture, Verse } from '@lampstand/contract/scripture'
import { queryOptions, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { callsOf, client, device } from '../../api/calls.ts'
import { type Reading, readOrKept } from '../../api/kept-reading.ts'
import { apiQuery, savedScripturesKey } from '../../api/query.ts'
import { toasts } from '../../ui/toasts.tsx'

callsOf(challengesRoutes)

const removeKey = ['remove saved scripture']
const thirtyMinutes = 30 * 60 * 1000

type Saved = Reading<readonly SavedScripture[]>

const savedQuery = queryOptions({
  queryKey: savedScripturesKey,
  queryFn: (): Promise<Saved> =>
    readOrKept('saved scriptures', () => client.scripture.saved({ query: { deviceId: device.id() } })),
  // Without a connection it is asked all the same: then comes what this browser kept.
  networkMode: 'always',
})

export const useChallenges = () => useQuery({ ...apiQuery('/api/workplace/challenges'), staleTime: thirtyMinutes })

/** Finds a verse for a challenge; a second time it finds another. */
export const useFindScripture = () =>
  useMutation({
    mutationFn: (challenge: string) => client.scripture.forChallenge({ query: { challenge, sessionId: device.id() } }),
  })

export const useSavedScriptures = () => useQuery(savedQuery)

export function useSaveScripture() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ verse, challenge }: { verse: Verse; challenge: string }) =>
      client.scripture.save({
        body: { verseId: verse.id, text: verse.text, reference: verse.reference, challenge, deviceId: device.id() },
      }),
    onSuccess: () => {
      toasts.show({ title: 'Scripture Saved', description: 'The verse has been added to your saved collection.' })
      return queryClient.invalidateQueries(savedQuery)
    },
    onError: () => toasts.showError('Failed to save scripture. Please try again.'),
  })
}

/** Lets go of a kept verse. A failure says nothing: the row, hidden while the call is under way, is back. */
export function useRemoveSaved() {
  const queryClient = useQueryClient()
  const bringBack = async ({ verseId, challenge, savedAt }: SavedScripture) => {
    try {
      await client.scripture.save({ body: { verseId, challenge, savedAt, deviceId: device.id() } })
      await queryClient.invalidateQueries(savedQuery)
    } catch {
      toasts.showError('The verse could not be brought back. Please try again.')
    }
  }
  return useMutation({
    mutationKey: removeKey,
    mutationFn: ({ id }: SavedScripture) =>
      client.scripture.removeSaved({ params: { id }, query: { deviceId: device.id() } }),
    onSuccess: (_, removed) => {
      queryClient.setQueryData(
        savedQuery.queryKey,
        (saved) => saved && { ...saved, value: saved.value.filter(({ id }) => id !== removed.id) },
      )
      toasts.show({
        title: 'Scripture Removed',
        description: 'The verse has been removed from your saved collection.',
        action: { label: 'Undo', act: () => void bringBack(removed) },
      })
      return queryClient.invalidateQueries(savedQuery)
    },
  })
}

/** Ids of the verses that are being let go of. */
export const useRemovingIds = (): readonly unknown[] =>
  useMutationState({
    filters: { mutationKey: removeKey, status: 'pending' },
    select: (mutation) => (mutation.state.variables as SavedScripture | undefined)?.id,
  })
