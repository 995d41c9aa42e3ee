import { Reminder } from '@lampstand/contract/reminders'
import type { BrowserContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { holdClockNow, installClock } from './support/clock.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/* Moments carry their offset: without one they would be read in the zone of the tests' machine, not of the browser. */

const program = sharedProgram()
const onSwitch = (page: Page) => page.getByRole('switch', { name: 'Remind me in this browser' })

/** What tabs note that show a prayer reminder at these moments of their own clock. */
const shownAt = (...moments: string[]) =>
  moments.map((moment) => `${new Date(moment).toISOString()} 🙏 Prayer Reminder`)

test.use({ permissions: ['notifications'] })

test.beforeEach(async ({ context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
})

/** Opens the reminders at a moment and turns them on. @returns the page and what any tab shows from now on */
async function turnOn(context: BrowserContext, moment: string) {
  const shown: string[] = []
  await context.exposeFunction('noteShown', (line: string) => shown.push(line))
  await context.addInitScript(() => {
    // The blank page that a tab begins with.
    if (!isSecureContext) return
    const note = (title: string) => {
      const { noteShown } = globalThis as unknown as { noteShown: (line: string) => void }
      noteShown(`${new Date().toISOString()} ${title}`)
    }
    globalThis.Notification = new Proxy(Notification, {
      construct(target, [title, options]: [string, NotificationOptions?]) {
        note(title)
        return new target(title, options)
      },
    })
    const showNotification = ServiceWorkerRegistration.prototype.showNotification
    ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
      note(title)
      return showNotification.call(this, title, options)
    }
    // A vendor's push service is out of reach, as on many machines at work.
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('no push service', 'AbortError'))
  })
  await installClock(context, new Date(moment))
  const page = await context.newPage()
  await page.goto(`${program().url}/reminders`)
  const armed = page.waitForResponse('**/api/prayer/reminders/active')
  await onSwitch(page).click()
  await armed
  await expect(onSwitch(page)).toBeEnabled()
  return { page, shown }
}

/** Lets a held clock run to a moment. */
const runTo = async (page: Page, moment: string) =>
  page.clock.runFor(Date.parse(moment) - (await page.evaluate(() => Date.now())))

/** Puts a held clock to a moment at once, as a machine that slept until then. */
const sleepTo = async (page: Page, moment: string) =>
  page.clock.fastForward(Date.parse(moment) - (await page.evaluate(() => Date.now())))

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a daily reminder is shown at its minute, and again the day after, when clocks have changed', async ({
    context,
  }) => {
    const { page, shown } = await turnOn(context, '2026-03-07T07:55-05:00')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await holdClockNow(page)
    await runTo(page, '2026-03-07T07:59:59-05:00')
    expect(shown).toEqual([])
    await runTo(page, '2026-03-07T08:00-05:00')
    await expect.poll(() => shown).toEqual(shownAt('2026-03-07T08:00-05:00'))
    const kept = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready
        return (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`)
      })
    const active = await context.request.get(`${program().url}/api/prayer/reminders/active`)
    const morning = z
      .array(Reminder)
      .parse(await active.json())
      .find(({ time }) => time === '08:00')
    await expect.poll(kept).toEqual([`🙏 Prayer Reminder: ${morning?.notificationText}`])
    await sleepTo(page, '2026-03-08T07:59-04:00')
    await runTo(page, '2026-03-08T08:00-04:00')
    await expect.poll(() => shown).toEqual(shownAt('2026-03-07T08:00-05:00', '2026-03-08T08:00-04:00'))
  })
})

test('one of Monday to Friday, made while the page is open, is silent on Saturday', async ({ context }) => {
  const { page, shown } = await turnOn(context, '2026-03-06T07:50-05:00')
  await page.getByRole('button', { name: 'Add Reminder' }).click()
  const form = page.getByRole('dialog', { name: 'New Reminder' })
  await form.getByLabel('Time').fill('08:00')
  for (const day of ['Saturday', 'Sunday']) await form.getByLabel(day).uncheck({ force: true })
  const armed = page.waitForResponse('**/api/prayer/reminders/active')
  await form.getByRole('button', { name: 'Add Reminder' }).click()
  await armed
  await expect(form).toBeHidden()
  await holdClockNow(page)
  await runTo(page, '2026-03-06T08:00-05:00')
  await expect.poll(() => shown).toEqual(shownAt('2026-03-06T08:00-05:00'))
  await sleepTo(page, '2026-03-07T07:59-05:00')
  await runTo(page, '2026-03-07T08:20-05:00')
  await sleepTo(page, '2026-03-09T07:59-04:00')
  await runTo(page, '2026-03-09T08:00-04:00')
  await expect.poll(() => shown).toEqual(shownAt('2026-03-06T08:00-05:00', '2026-03-09T08:00-04:00'))
})

test('a list that is changed in one tab is at once that of the timers in another', async ({ context }) => {
  const { page: first, shown } = await turnOn(context, '2026-03-02T07:50-05:00')
  const second = await context.newPage()
  await second.goto(`${program().url}/reminders`)
  const armed = first.waitForResponse('**/api/prayer/reminders/active')
  await second.getByRole('button', { name: 'Add Reminder' }).click()
  const form = second.getByRole('dialog', { name: 'New Reminder' })
  await form.getByLabel('Time').fill('11:00')
  await form.getByRole('button', { name: 'Add Reminder' }).click()
  await armed
  await expect(form).toBeHidden()
  await second.close()
  await holdClockNow(first)
  await runTo(first, '2026-03-02T08:20-05:00')
  await sleepTo(first, '2026-03-02T10:59-05:00')
  await runTo(first, '2026-03-02T11:00-05:00')
  // The one at 08:00 is built in, and is there only until one has a reminder of one's own.
  await expect.poll(() => shown).toEqual(shownAt('2026-03-02T11:00-05:00'))
})

test('of two tabs one shows it, and none repeats what came in sleep', async ({ context }) => {
  const { page: first, shown } = await turnOn(context, '2026-03-02T07:50-05:00')
  const second = await context.newPage()
  const armed = second.waitForResponse('**/api/prayer/reminders/active')
  await second.goto(`${program().url}/reminders`)
  await armed
  await holdClockNow(first)
  const together = '2026-03-02T08:00-05:00'
  await runTo(first, together)
  await expect.poll(() => shown).toEqual(shownAt(together))
  await sleepTo(first, '2026-03-05T10:55-05:00')
  const awake = '2026-03-05T11:00-05:00'
  await runTo(first, awake)
  await expect.poll(() => shown).toEqual(shownAt(together, awake))
  await first.close()
  const alone = '2026-03-05T14:00-05:00'
  await runTo(second, alone)
  await expect.poll(() => shown).toEqual(shownAt(together, awake, alone))
})
