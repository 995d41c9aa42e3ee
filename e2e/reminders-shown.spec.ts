import type { Page } from '@playwright/test'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const turnOn = (page: Page) => page.getByRole('switch', { name: 'Remind me in this browser' })

test.beforeEach(async ({ context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
})

test('where the browser was told no, the switch says so and nothing is asked', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
    Notification.requestPermission = () => Promise.reject(new Error('asked all the same'))
  })
  await page.goto(`${program().url}/reminders`)
  await expect(turnOn(page)).toBeDisabled()
  await expect(page.getByText('Notifications are blocked for this site.')).toBeVisible()
})

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

  test('a push is shown with its tag, one for each, and without a word that can be read it is shown all the same', async ({
    page,
    context,
  }) => {
    const { url } = program()
    const devTools = await context.newCDPSession(page)
    const registration = new Promise<string>((resolve) => {
      devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        const active = versions.find(({ status }) => status === 'activated')
        if (active) resolve(active.registrationId)
      })
    })
    await devTools.send('ServiceWorker.enable')
    await page.goto(`${url}/reminders`)
    const registrationId = await registration
    const push = (data: string) =>
      devTools.send('ServiceWorker.deliverPushMessage', { origin: new URL(url).origin, registrationId, data })
    const shown = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready
        return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }))
      })
    // A list that is asked for while one is being shown may lose it, so each is first waited for.
    const [worker] = context.serviceWorkers()
    if (!worker) throw new Error('the page has no worker')
    await worker.evaluate(`{
      const show = registration.showNotification.bind(registration)
      self.showings = 0
      registration.showNotification = async (...words) => {
        await show(...words)
        self.showings += 1
      }
    }`)
    const expectShowings = (count: number) => expect.poll(() => worker.evaluate('self.showings')).toBe(count)
    const reminder = { title: '🙏 Prayer Reminder', body: 'Begin', tag: 'reminder-a', url: '/prayer?liturgy=a' }
    await push(JSON.stringify(reminder))
    await expectShowings(1)
    await push(JSON.stringify({ ...reminder, body: 'Begin again' }))
    await expectShowings(2)
    await expect
      .poll(shown)
      .toEqual([{ title: reminder.title, body: 'Begin again', tag: 'reminder-a', data: { url: '/prayer?liturgy=a' } }])
    await push('no JSON')
    await expectShowings(3)
    await expect
      .poll(async () => (await shown()).map(({ title }) => title).toSorted())
      .toEqual(['Reminder', reminder.title])
  })
})
