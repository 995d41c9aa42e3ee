import { expect, test, vi } from 'vitest'
import { showPushes } from './push-notifications.ts'

const origin = 'https://lampstand.example'

function worker(tabs: { focus: () => Promise<void>; navigate: (url: string) => Promise<void> }[] = []) {
  const listeners: Record<string, (event: unknown) => void> = {}
  const showNotification = vi.fn(async () => undefined)
  const openWindow = vi.fn(async () => undefined)
  const scope = {
    location: new URL(origin),
    registration: { showNotification },
    clients: { matchAll: async () => tabs, openWindow },
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners[type] = listener
    },
  }
  showPushes(scope as never)
  const tell = async (type: string, event: object) => {
    const work: Promise<unknown>[] = []
    listeners[type]?.({ waitUntil: (done: Promise<unknown>) => work.push(done), ...event })
    await Promise.all(work)
  }
  return { tell, showNotification, openWindow }
}

const pushed = { title: '🙏 Prayer Reminder', body: 'Pray', tag: 'reminder-a', url: '/prayer?liturgy=a' }

test('what is pushed is shown, with its tag and where it leads', async () => {
  const { tell, showNotification } = worker()
  await tell('push', { data: { json: () => pushed } })
  const { title, body, tag, url } = pushed
  expect(showNotification).toHaveBeenCalledWith(title, { body, tag, icon: '/favicon.svg', data: { url } })
})

test.each([null, { json: () => JSON.parse('not json') }])('what cannot be read is shown all the same', async (data) => {
  const { tell, showNotification } = worker()
  await tell('push', { data })
  expect(showNotification).toHaveBeenCalledWith('Reminder', expect.objectContaining({ icon: '/notes.svg' }))
})

test('a click leads there in the tab that is open, else in a new one', async () => {
  const tab = { focus: vi.fn(async () => undefined), navigate: vi.fn(async () => undefined) }
  const notification = { close: vi.fn(), data: { url: pushed.url } }
  await worker([tab]).tell('notificationclick', { notification })
  expect(tab.navigate).toHaveBeenCalledWith(`${origin}/prayer?liturgy=a`)
  expect(notification.close).toHaveBeenCalled()
  const { tell, openWindow } = worker()
  await tell('notificationclick', { notification })
  expect(openWindow).toHaveBeenCalledWith(`${origin}/prayer?liturgy=a`)
})

test('a click never leaves this site', async () => {
  const { tell, openWindow } = worker()
  await tell('notificationclick', {
    notification: { close: () => undefined, data: { url: 'https://elsewhere.example/' } },
  })
  expect(openWindow).not.toHaveBeenCalled()
})
