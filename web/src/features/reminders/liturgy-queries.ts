import type { LiturgyInstance } from '@lampstand/contract/liturgies'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Reading, readOrKept } from '../../api/kept-reading.ts'
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

const historyKey = ['prayed liturgies']
/** As many as the server gives at once. */
const pageSize = 50

/** The liturgies prayed to the end, as far as they were loaded. Without a connection: the last ones, as this browser kept them. */
export function useLiturgyHistory() {
  const queryClient = useQueryClient()
  const { data } = useQuery({ queryKey: historyKey, queryFn: firstPage, networkMode: 'always' })
  const last = data?.value.at(-1)
  return {
    prayed: data?.value ?? [],
    from: data?.from,
    /** Present while there are more. @throws what the call throws */
    loadMore:
      data?.hasMore && last
        ? async () => {
            const page = await liturgyCalls.history({ query: { before: last.id } })
            const known = new Set(data.value.map(({ id }) => id))
            const value = [...data.value, ...page.filter(({ id }) => !known.has(id))]
            queryClient.setQueryData<History>(historyKey, { ...data, value, hasMore: page.length === pageSize })
          }
        : undefined,
  }
}

type History = Reading<readonly LiturgyInstance[]> & { hasMore: boolean }

async function firstPage(): Promise<History> {
  const read = await readOrKept('prayed liturgies', () => liturgyCalls.history({ query: {} }))
  return { ...read, hasMore: read.from === 'server' && read.value.length === pageSize }
}

/** Completes the instance with what was written; where the opening could not be noted, it is noted now. */
export function useCompleteLiturgy(templateId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, userReflection }: { id: string | undefined; userReflection: string }) => {
      const instance = id ?? (await liturgyCalls.open({ params: { id: templateId } })).id
      return liturgyCalls.complete({ params: { id: instance }, body: { userReflection } })
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: historyKey }),
  })
}
