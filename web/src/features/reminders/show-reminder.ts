import type { Reminder } from '@lampstand/contract/reminders'
import { localStore } from '../../api/browser.ts'
import { isDiscreet } from '../../ui/discreet.ts'
import { notificationOf } from './reminder-calls.ts'
import { isFirstToShow } from './shown-once.ts'

/** Shows a reminder where the person allowed it, by the service worker where there is one: a push of the same tag takes its place. */
export async function showReminder(reminder: Reminder, due: number) {
  if (Notification.permission !== 'granted') return
  if (!(await isFirstToShow(localStore, reminder.id, due, navigator.locks))) return
  const discreet = isDiscreet()
  const { title, body, tag, url } = notificationOf(reminder, discreet)
  const options = { body, tag, icon: discreet ? '/notes.svg' : '/favicon.svg', data: { url } }
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  if (registration?.active) return registration.showNotification(title, options)
  new Notification(title, options).addEventListener('click', () => {
    window.focus()
    location.assign(url)
  })
}
