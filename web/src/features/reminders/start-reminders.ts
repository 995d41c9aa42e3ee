import { QueryObserver } from '@tanstack/react-query'
import { localStore, queryClient } from '../../api/browser.ts'
import { apiQuery } from '../../api/query.ts'
import { onDiscreetChange } from '../../ui/discreet.ts'
import { onChangeElsewhere } from './other-tabs.ts'
import { renewPush } from './push-browser.ts'
import { mostMinutesLate } from './reminder-calls.ts'
import { isOn } from './reminders-switch.ts'
import { showReminder } from './show-reminder.ts'
import { createTimers } from './timers.ts'

const listQuery = apiQuery('/api/prayer/reminders')
const activeQuery = apiQuery('/api/prayer/reminders/active')

let stop: (() => void) | undefined

/** Begins or ends the reminders of this tab, as the switch and the permission now are. */
export function applyReminders() {
  stop?.()
  stop = undefined
  if (!isOn(localStore) || Notification.permission !== 'granted') return
  const timers = createTimers({
    now: Date.now,
    mostLate: mostMinutesLate * 60_000,
    show: (reminder, due) => void showReminder(reminder, due),
  })
  const observer = new QueryObserver(queryClient, activeQuery)
  const unsubscribe = observer.subscribe(({ data }) => data && timers.rebuild(data))
  const known = observer.getCurrentResult().data
  if (known) timers.rebuild(known)
  void renewPush()
  const unfollow = [
    onDiscreetChange(() => void renewPush()),
    onChangeElsewhere(() => {
      for (const query of [listQuery, activeQuery]) void queryClient.invalidateQueries(query)
    }),
  ]
  stop = () => {
    for (const end of unfollow) end()
    unsubscribe()
    timers.clear()
  }
}
