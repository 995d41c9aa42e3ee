import { onlineManager } from '@tanstack/react-query'
import { localStore, queryClient, userQuery } from '../api/browser.ts'
import { deleteAllButOf, personalValue, requestsToSend } from '../api/personal-storage.ts'
import { rememberUser } from '../api/remembered-user.ts'
import { askToSignInBy } from '../api/sign-in-again.ts'
import { isOn } from '../features/reminders/reminders-switch.ts'
import { settleHistory } from '../ui/layer-history.ts'

/* What can wait until the page stands. */

/**
 * Leaves an entry of the history whose layer a reload closed, remembers who is here, deletes what is kept of anybody else, sends
 * what waits, begins the reminders, fetches where to get help and what stands around the verses on the page, and keeps the program for the time without a connection.
 */
export async function startBackground() {
  settleHistory()
  const isOffered = 'serviceWorker' in navigator && !import.meta.env.DEV
  if (isOffered) void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  void beDiscreet().catch(() => undefined)
  // It believes in a connection until it hears of one that goes.
  onlineManager.setOnline(navigator.onLine)
  void import('./read-ahead.ts').then(({ readAhead }) => readAhead()).catch(() => undefined)
  const user = queryClient.getQueryData(userQuery.queryKey)
  if (user === undefined) return
  rememberUser(user)
  if (!user) return
  askToSignInBy(async () => (await import('../features/account/sign-in-again.tsx')).askToSignIn())
  if (isOn(localStore)) (await import('../features/reminders/start-reminders.ts')).applyReminders()
  await deleteAllButOf(user.id).catch(() => undefined)
  void import('../api/kept-help.ts').then(({ keepHelp }) => keepHelp()).catch(() => undefined)
  const waiting = await personalValue<readonly unknown[]>(user.id, requestsToSend).get()
  if (waiting?.length) (await import('../features/prayer-requests/browser-outbox.ts')).outbox()
}

async function beDiscreet() {
  const { hideOnSign, tellOfDiscreetMode } = await import('../ui/hide-page.ts')
  hideOnSign()
  tellOfDiscreetMode(localStore)
}
