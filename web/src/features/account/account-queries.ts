import { type Account, type AccountSettings, accountSettingsRoutes } from '@lampstand/contract/account-settings'
import type { PersonalDataExport } from '@lampstand/contract/personal-data'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { shownMessage } from '../../api/api-error.ts'
import { callsOf } from '../../api/calls.ts'
import { forgetPerson } from '../../api/forget-person.ts'
import { apiQuery } from '../../api/query.ts'
import { afterTravel } from '../../ui/layer-history.ts'
import { toasts } from '../../ui/toasts.tsx'
import { personalData } from './personal-data-calls.ts'

const accountSettings = callsOf(accountSettingsRoutes)

const accountQuery = apiQuery('/api/account')
const sessionsQuery = apiQuery('/api/account/sessions')

export const useAccount = () => useQuery(accountQuery)
export const useSessions = () => useQuery(sessionsQuery)

/** Changes a setting. It shows as chosen at once, and as it was when it cannot be kept. */
export function useSettle() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (settings: AccountSettings) => accountSettings.settle({ body: settings }),
    async onMutate({ timeZone, discreet }) {
      await queryClient.cancelQueries(accountQuery)
      const before = queryClient.getQueryData(accountQuery.queryKey)
      const chosen: Partial<Account> = {
        ...(discreet !== undefined && { discreet }),
        ...(timeZone === null && { timeZoneIsChosen: false }),
        ...(timeZone != null && { timeZone, timeZoneIsChosen: true }),
      }
      if (before) queryClient.setQueryData(accountQuery.queryKey, { ...before, ...chosen })
      return { before }
    },
    onSuccess: (account) => queryClient.setQueryData(accountQuery.queryKey, account),
    onError: (error, _settings, context) => {
      queryClient.setQueryData(accountQuery.queryKey, context?.before)
      toasts.showError(shownMessage(error) ?? 'Your choice could not be saved. Please try again.')
    },
  })
}

/** Signs one other browser out. */
export function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => accountSettings.endSession({ params: { id } }),
    onSuccess: () => toasts.show({ title: 'Signed Out', description: 'That browser is signed out.', tone: 'quiet' }),
    onError: (error) => toasts.showError(shownMessage(error) ?? 'It could not be signed out. Please try again.'),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  })
}

/** Signs every browser out and leaves with this one. */
export const useSignOutEverywhere = () =>
  useMutation({
    mutationFn: () => accountSettings.signOutEverywhere(),
    onSuccess: leave,
    onError: () => toasts.showError('You could not be signed out everywhere. Please try again.'),
  })

/** What this browser knows of the person goes, and the server ends what is left of the sign-in. */
export async function leave() {
  await forgetPerson().catch(() => undefined)
  await new Promise<void>(afterTravel)
  location.replace('/api/logout')
}

/** Asks for all that is held about the person, and hands it to them as a file. */
export const useExport = () =>
  useMutation({
    mutationFn: () => personalData.export(),
    onSuccess: (data) => {
      download(data)
      toasts.show({ title: 'Export Ready', description: 'Your file is in your downloads.' })
    },
    onError: () => toasts.showError('Your data could not be exported. Please try again.'),
  })

function download(data: PersonalDataExport) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: `lampstand-${data.exportedAt.slice(0, 10)}.json`,
  })
  link.click()
  // Some browsers read the object URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
