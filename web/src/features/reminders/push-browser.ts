import { isDiscreet } from '../../ui/discreet.ts'
import { reminderCalls } from './reminder-calls.ts'

/** Whether this browser can be pushed to: it has push, and a service worker of ours. */
const manager = async (): Promise<PushManager | undefined> =>
  'serviceWorker' in navigator ? (await navigator.serviceWorker.getRegistration())?.pushManager : undefined

/** Subscribes this browser. Answers whether it is now. @throws ApiError where the server does not take it */
export async function startPush(): Promise<boolean> {
  const push = await manager()
  if (!push) return false
  const { publicKey } = await reminderCalls.pushKey()
  const former = await push.getSubscription()
  // A subscription under another key belongs to a server that no longer exists.
  if (former && keyOf(former) !== publicKey) await former.unsubscribe()
  const applicationServerKey = publicKey
  await tell(await push.subscribe({ userVisibleOnly: true, applicationServerKey }))
  return true
}

export async function stopPush() {
  await (await (await manager())?.getSubscription())?.unsubscribe()
  await reminderCalls.unsubscribePush()
}

/** Tells the server anew of a subscription there is: the session, the zone or discretion may be another one. */
export async function renewPush() {
  const subscription = await (await manager())?.getSubscription()
  if (subscription) await tell(subscription).catch(() => undefined)
}

async function tell(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  await reminderCalls.subscribePush({
    body: {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      discreet: isDiscreet(),
    },
  })
}

function keyOf({ options: { applicationServerKey: key } }: PushSubscription): string {
  if (!key) return ''
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
