import { useState } from 'react'
import { localStore } from '../../api/browser.ts'
import { Switch } from '../../ui/switch.tsx'
import { toasts } from '../../ui/toasts.tsx'
import { startPush, stopPush } from './push-browser.ts'
import { isOn, turn } from './reminders-switch.ts'
import { applyReminders } from './start-reminders.ts'

const isSupported = () => 'Notification' in globalThis

/** Turns the reminders of this browser on and off. The browser is asked for its permission then, and never sooner. */
export function RemindersSwitch() {
  const [permission, setPermission] = useState(() => (isSupported() ? Notification.permission : 'denied'))
  const [on, setOn] = useState(() => isOn(localStore) && permission === 'granted')
  const [pending, setPending] = useState(false)
  const change = async (wanted: boolean) => {
    setPending(true)
    const answer = wanted ? await Notification.requestPermission() : Notification.permission
    setPermission(answer)
    const isGranted = wanted && answer === 'granted'
    turn(localStore, isGranted)
    setOn(isGranted)
    applyReminders()
    // Without a push service the timers of an open page remain.
    await (isGranted ? startPush() : wanted ? Promise.resolve() : stopPush()).catch(() => {
      if (isGranted)
        toasts.show({
          title: 'Reminders Are On',
          description: 'They come only while Lampstand is open.',
        })
    })
    setPending(false)
  }
  if (!isSupported()) {
    return (
      <p className="text-small text-muted">This browser cannot show notifications. Email reminders still reach you.</p>
    )
  }
  return (
    <div className="grid gap-2">
      <Switch
        label="Remind me in this browser"
        checked={on}
        pending={pending}
        disabled={permission === 'denied'}
        onChange={(checked) => void change(checked)}
      />
      {permission === 'denied' && (
        <p className="text-small text-muted">
          Notifications are blocked for this site. To allow them, open the site settings next to the address, set
          Notifications to Allow, and reload this page.
        </p>
      )}
    </div>
  )
}
