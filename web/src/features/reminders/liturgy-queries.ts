import { useMutation, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../api/query.ts'
import { liturgyCalls } from './reminder-calls.ts'

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The liturgy of an id; one that is no id is not asked for. */
export const useLiturgy = (id: string) =>
  useQuery({ ...apiQuery('/api/prayer/liturgies/{id}', { params: { id } }), enabled: idPattern.test(id) })

/** Notes that the liturgy was opened: once while its dialog is shown, however often that is drawn. */
export const useOpenedLiturgy = (id: string, dialog: string) =>
  useQuery({
    queryKey: ['opened liturgy', id, dialog],
    queryFn: () => liturgyCalls.open({ params: { id } }),
    enabled: idPattern.test(id),
  })

/** Completes the instance with what was written; where the opening could not be noted, it is noted now. */
export const useCompleteLiturgy = (templateId: string) =>
  useMutation({
    mutationFn: async ({ id, userReflection }: { id: string | undefined; userReflection: string }) => {
      const instance = id ?? (await liturgyCalls.open({ params: { id: templateId } })).id
      return liturgyCalls.complete({ params: { id: instance }, body: { userReflection } })
    },
  })
