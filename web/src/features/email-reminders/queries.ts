import type { EmailSubscribe, EmailSubscription, EmailSubscriptionChange } from '@lampstand/contract/email-reminders'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { shownMessage } from '../../api/api-error.ts'
import { queryClient } from '../../api/browser.ts'
import { apiQuery } from '../../api/query.ts'
import { toasts } from '../../ui/toasts.tsx'
import { emailReminders } from './email-reminder-calls.ts'
import { timesInWords } from './send-words.ts'

const listQuery = apiQuery('/api/prayer/email/subscriptions')

const isAwaiting = ({ state }: EmailSubscription) => state === 'awaiting_confirmation'

/** The person's subscriptions. While one waits to be confirmed, in another tab or on another device, coming back looks again. */
export const useSubscriptions = () =>
  useQuery({
    ...listQuery,
    staleTime: 0,
    refetchOnWindowFocus: ({ state }) => state.data?.some(isAwaiting) ?? false,
  })

export const useAccount = () => useQuery(apiQuery('/api/account'))

/** The list alone: the ledgers below it stay as they are. */
const refresh = () => queryClient.invalidateQueries({ ...listQuery, exact: true })

/** Subscribes an address and says how it went. @throws what the server refused it with */
export async function subscribe(body: EmailSubscribe) {
  try {
    const { subscription, confirmationSent } = await emailReminders.subscribe({ body })
    const times = timesInWords(subscription.prayerTimes)
    const next = nextStep(subscription, confirmationSent)
    toasts.show({
      title: 'Subscription Successful!',
      description: `You'll receive prayer reminders at ${times}.${next && ` ${next}`}`,
    })
    void refresh()
  } catch (error) {
    toasts.show({
      title: 'Subscription Failed',
      description: shownMessage(error) ?? 'Failed to subscribe. Please try again.',
      tone: 'destructive',
    })
    throw error
  }
}

const nextStep = ({ state, email }: EmailSubscription, confirmationSent: boolean): string => {
  if (confirmationSent) return `First open the message we sent to ${email} and confirm.`
  return state === 'awaiting_confirmation' ? `Confirm first: the link we already sent to ${email} still works.` : ''
}

/** Asks an address once more. It gets another message only when the link of the last one has ended. */
export function useAskAgain() {
  return useMutation({
    mutationFn: ({ email, timeZone, prayerTimes, discreet }: EmailSubscription) =>
      emailReminders.subscribe({ body: { email, timeZone, prayerTimes, discreet } }),
    onSuccess: ({ subscription: { email, state }, confirmationSent }) =>
      toasts.show(
        confirmationSent
          ? { title: 'Confirmation Sent', description: `Open the message to ${email} and confirm.` }
          : state === 'awaiting_confirmation'
            ? {
                title: 'Already Sent',
                description: `The link we sent to ${email} still works. Please check its spam folder, too.`,
              }
            : { title: 'Reminders Are On', description: `They go to ${email}.` },
      ),
    onError: (error) => toasts.showError(shownMessage(error) ?? 'It could not be sent. Please try again.'),
    onSettled: refresh,
  })
}

type Changing = { id: string; change: EmailSubscriptionChange }

/** Changes, pauses or resumes. @throws what the server refused it with */
export async function changeSubscription({ id, change }: Changing) {
  const { subscription, confirmationSent } = await emailReminders.updateSubscription({ params: { id }, body: change })
  queryClient.setQueryData(listQuery.queryKey, (list) => list?.map((one) => (one.id === id ? subscription : one)))
  void refresh()
  const title =
    change.isActive === undefined ? 'Reminders Changed' : change.isActive ? 'Reminders Resumed' : 'Reminders Paused'
  toasts.show(
    confirmationSent
      ? {
          title: 'Confirmation Sent',
          description: `Open the message to ${subscription.email} and confirm. They resume then.`,
        }
      : { title, tone: 'quiet' },
  )
}

export const useSwitchSubscription = () =>
  useMutation({
    mutationFn: changeSubscription,
    onError: (error) =>
      toasts.showError(shownMessage(error) ?? 'The reminders could not be changed. Please try again.'),
  })

/** Ends a subscription for good. */
export const useRemoveSubscription = () =>
  useMutation({
    mutationFn: ({ id }: EmailSubscription) => emailReminders.removeSubscription({ params: { id } }),
    onSuccess: (_, { email }) =>
      toasts.show({ title: 'Reminders Deleted', description: `Nothing more is sent to ${email}.`, tone: 'quiet' }),
    onError: (error) =>
      toasts.showError(shownMessage(error) ?? 'The reminders could not be deleted. Please try again.'),
    onSettled: refresh,
  })

/** What happened to each message, newest first, as far as it was loaded; asked for anew each time it is looked at. */
export function useLedger(id: string) {
  const [loadingMore, setLoadingMore] = useState(false)
  const query = apiQuery('/api/prayer/email/subscriptions/{id}/deliveries', { params: { id } })
  const { data, isPending, refetch } = useQuery({ ...query, staleTime: 0 })
  const loadMore = async (cursor: string) => {
    setLoadingMore(true)
    try {
      const page = await emailReminders.deliveries({ params: { id }, query: { cursor } })
      queryClient.setQueryData(query.queryKey, (list) =>
        list && list.nextCursor === cursor ? { ...page, deliveries: [...list.deliveries, ...page.deliveries] } : list,
      )
    } catch {
      toasts.showError('More could not be loaded. Please try again.')
    }
    setLoadingMore(false)
  }
  const cursor = data?.nextCursor ?? null
  return {
    deliveries: data?.deliveries,
    isPending,
    refetch,
    more: cursor === null ? undefined : { load: () => void loadMore(cursor), pending: loadingMore },
  }
}

const calendarQuery = apiQuery('/api/prayer/calendar')

export const useCalendar = () => useQuery(calendarQuery)

/** Makes the secret link, or changes its titles. */
export function useShareCalendar() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (discreet: boolean) => emailReminders.shareCalendar({ body: { discreet } }),
    onSuccess: (feed) => client.setQueryData(calendarQuery.queryKey, { feed }),
    onError: (error) => toasts.showError(shownMessage(error) ?? 'The link could not be made. Please try again.'),
  })
}

export function useRevokeCalendar() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => emailReminders.revokeCalendar(),
    onSuccess: () => {
      client.setQueryData(calendarQuery.queryKey, { feed: null })
      toasts.show({ title: 'Link Revoked', description: 'Calendars that used it no longer update.', tone: 'quiet' })
    },
    onError: (error) => toasts.showError(shownMessage(error) ?? 'The link could not be revoked. Please try again.'),
  })
}
