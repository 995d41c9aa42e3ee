import type { NewReminder, OwnReminder, ReminderChange } from '@lampstand/contract/reminders'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { shownMessage } from '../../api/api-error.ts'
import { apiQuery } from '../../api/query.ts'
import { toasts } from '../../ui/toasts.tsx'
import { tellOtherTabs } from './other-tabs.ts'
import { reminderCalls } from './reminder-calls.ts'

const listQuery = apiQuery('/api/prayer/reminders')
const activeQuery = apiQuery('/api/prayer/reminders/active')

export const useReminders = () => useQuery(listQuery)
export const useActiveReminders = () => useQuery(activeQuery)
export const useLiturgies = () => useQuery(apiQuery('/api/prayer/liturgies'))

/** Both lists are asked for anew after a change, in all tabs: the timers follow the one, the card the other. */
export function useRefreshReminders() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([queryClient.invalidateQueries(listQuery), queryClient.invalidateQueries(activeQuery)]).then(
      tellOtherTabs,
    )
}

/** Makes a reminder, or changes the one of an id. */
export const saveReminder = (id: string | undefined, body: NewReminder): Promise<OwnReminder> =>
  id === undefined ? reminderCalls.create({ body }) : reminderCalls.update({ params: { id }, body })

export function useChangeReminder() {
  const refresh = useRefreshReminders()
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: ReminderChange }) =>
      reminderCalls.update({ params: { id }, body: change }),
    onError: (error) => toasts.showError(shownMessage(error) ?? 'The reminder could not be changed. Please try again.'),
    onSettled: refresh,
  })
}

/** Removes a reminder; Undo makes it again as it was. */
export function useRemoveReminder() {
  const refresh = useRefreshReminders()
  return useMutation({
    mutationFn: ({ id }: OwnReminder) => reminderCalls.remove({ params: { id } }),
    onSuccess: (_, { name, time, days, notificationText, isActive, liturgyTemplateId }) => {
      const former = { name, time, days, notificationText, isActive, liturgyTemplateId }
      const undo = () =>
        void saveReminder(undefined, former)
          .catch((error: unknown) =>
            toasts.showError(shownMessage(error) ?? 'The reminder could not be brought back. Please try again.'),
          )
          .then(refresh)
      toasts.show({ title: 'Reminder Removed', description: name, action: { label: 'Undo', act: undo } })
    },
    onError: (error) => toasts.showError(shownMessage(error) ?? 'The reminder could not be removed. Please try again.'),
    onSettled: refresh,
  })
}
