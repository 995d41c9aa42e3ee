import { openText } from '@lampstand/scripture/text'
import type { Locator, Page } from '@playwright/test'
import { card as answerCard, ask } from './support/ask.ts'
import { untilAtRest, untilReadAhead } from './support/at-rest.ts'
import { closeByKey } from './support/close-by-key.ts'
import { keepVerseForFirstChallenge, savedHeading } from './support/keep-verse.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly, signOut } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

test.use({
  serviceWorkers: 'allow',
  // A page may still be asking as its session ends.
  forgiven: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|401 \(Unauthorized\).*\/api\/(prayer|auth)\//],
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const requests = (page: Page) =>
  page.getByRole('region', { name: 'Prayer Requests', exact: true }).getByRole('heading', { level: 3 })
const card = (page: Page) => page.getByRole('region', { name: 'New Prayer Request' })

async function add(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add Prayer Request' }).click()
  await card(page).getByLabel('Name').fill(name)
  await card(page).getByLabel('Prayer request', { exact: true }).fill('For rest')
  await card(page).getByRole('button', { name: 'Add Request' }).click()
  await expect(card(page)).toHaveCount(0)
}

/** Opens a page, and waits until the browser has all of the program. */
async function begin(page: Page, path = '/reminders') {
  await page.goto(at(path))
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await expect.poll(() => page.evaluate('Boolean(navigator.serviceWorker.controller)')).toBe(true)
}

test.beforeEach(async ({ context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
})

test('what is written without a connection outlives a reload, and is sent once', async ({ page, context }) => {
  await begin(page)
  await add(page, 'Miriam')
  await expect(requests(page)).toHaveText(['Miriam'])
  await page.reload()
  await expect(requests(page)).toHaveText(['Miriam'])
  // The list is kept a moment after it is shown.
  await untilAtRest(page)
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page)).toHaveText('Prayer Reminders')
  await expect(page.getByText('This is your list as it was kept in this browser.')).toBeVisible()
  await add(page, 'Jonah')
  await page.reload()
  await expect(requests(page)).toHaveText(['Jonah', 'Miriam'])
  await expect(page.getByText('Waiting to be sent')).toBeVisible()
  await page.goto(at('/home'))
  await expect(heading(page)).toHaveText('Lampstand')
  await context.setOffline(false)
  await page.reload()
  const kept = async () => {
    const list: { name: string }[] = await (await context.request.get(at('/api/prayer/requests'))).json()
    return list.map(({ name }) => name)
  }
  await expect.poll(kept).toEqual(['Jonah', 'Miriam'])
  await page.goto(at('/reminders'))
  await expect(requests(page)).toHaveText(['Jonah', 'Miriam'])
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
})

test('what was saved and what was being written are there without a connection', async ({ page, context }) => {
  await begin(page, '/scripture')
  const reference = await keepVerseForFirstChallenge(page)
  await expect(savedHeading(page, 1)).toBeVisible()
  await page.getByRole('button', { name: /^Other/ }).click()
  await page.getByLabel('Describe your workplace challenge').fill('my boss sh')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('You are offline. Prayers, reset')).toBeVisible()
  await expect(savedHeading(page, 1)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Saved Scriptures' }).getByText(reference).first()).toBeVisible()
  await expect(page.getByText('These are your scriptures as they were kept in this browser.')).toBeVisible()
  await expect(page.getByLabel('Describe your workplace challenge')).toHaveValue('my boss sh')
})

for (const [size, viewport] of Object.entries({
  phone: { width: 390, height: 780 },
  desk: { width: 1280, height: 800 },
})) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport, timezoneId: 'Europe/London' })

    test('help with its numbers, menus and sharing are there without a connection, though nobody used them before', async ({
      page,
      context,
    }) => {
      const asked = page.waitForResponse('**/api/helplines')
      await begin(page, '/home')
      await (await asked).finished()
      await untilReadAhead(page)
      await context.setOffline(true)
      const dialog = page.getByRole('dialog')
      const openAndClose = async (name: RegExp, sees: Locator) => {
        await page.getByRole('button', { name }).first().click()
        await expect(sees).toBeVisible()
        await closeByKey(page)
        await expect(sees).toHaveCount(0)
      }
      await openAndClose(/^Account menu/, page.getByRole('menuitem', { name: 'Sign Out' }))
      if (size === 'phone') await openAndClose(/^Open navigation/, dialog.getByRole('link', { name: /^Reset Button/ }))
      await openAndClose(/^Share/, dialog.getByRole('img', { name: /^Picture/ }))
      await openAndClose(/^Read in context/, dialog.locator('[data-words="passage"]').first())
      for (const path of ['/reset', '/prayer', '/guidance']) {
        await page.goto(at(path))
        await openAndClose(/^Need help now/, dialog.getByRole('link', { name: 'Call 116 123' }).first())
      }
    })

    test('what stands around the verses on a page opens without a connection, though nobody opened it before', async ({
      page,
      context,
    }) => {
      const words = page.getByRole('dialog').locator('[data-words="passage"]')
      const readAll = async (verses: Locator) => {
        await verses.first().waitFor()
        for (const verse of await verses.all()) {
          const id = (await verse.getAttribute('data-passage')) ?? ''
          const lines = openText().verses(id)
          const opener = verse.getByRole('button', { name: /^Read in context/ })
          if (!(await opener.isVisible())) await verse.locator('xpath=ancestor::details/summary').click()
          await opener.click()
          await expect(words).toHaveText(lines.map(({ text }) => text))
          await closeByKey(page)
          await expect(words).toHaveCount(0)
        }
      }
      await begin(page, '/scripture')
      await keepVerseForFirstChallenge(page)
      await expect(savedHeading(page, 1)).toBeVisible()
      await untilReadAhead(page)
      await page.goto(at('/guidance'))
      await ask(page, 'I was passed over for a promotion')
      await untilReadAhead(page)
      await context.setOffline(true)
      await readAll(answerCard(page).locator('figure'))
      await page.reload()
      await readAll(answerCard(page).locator('figure'))
      await page.goto(at('/scripture'))
      await readAll(page.getByRole('region', { name: 'Saved Scriptures' }).locator('figure'))
    })
  })
}

test('a session that ended keeps what is written for the same person', async ({ page, context, browser }, {
  title,
}) => {
  await begin(page)
  await add(page, 'Miriam')
  await page.getByRole('button', { name: 'Add Prayer Request' }).click()
  await card(page).getByLabel('Name').fill('Jonah')
  await card(page).getByLabel('Prayer request', { exact: true }).fill('For rest')
  const elsewhere = await browser.newContext()
  await signInQuickly(elsewhere, program(), addressFor(title))
  const origin = { origin: program().url }
  await elsewhere.request.post(at('/api/account/sign-out-everywhere'), { headers: origin })
  await elsewhere.close()
  await card(page).getByRole('button', { name: 'Add Request' }).click()
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible()
  await signInQuickly(context, program(), addressFor(title))
  await page.goto(at('/reminders'))
  await expect(requests(page)).toHaveText(['Jonah', 'Miriam'])
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
})

test('after a sign-out nothing of a person is left in the browser', async ({ page, context }) => {
  await begin(page)
  await add(page, 'Miriam')
  await page.reload()
  await expect(requests(page)).toHaveText(['Miriam'])
  await page.goto(at('/home'))
  await untilReadAhead(page)
  await signOut(page)
  const left = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('lampstand')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const count = await new Promise<number>((resolve) => {
      const counting = database.transaction('personal').objectStore('personal').count()
      counting.onsuccess = () => resolve(counting.result)
    })
    const pages = (
      await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    ).flat()
    return { count, own: Object.keys(localStorage), pages: pages.filter(({ url }) => url.includes('/api/')).length }
  })
  expect(left).toEqual({ count: 0, own: [], pages: 0 })
  await context.setOffline(true)
  await page.goto(at('/reminders'))
  await expect(heading(page)).toHaveText('Lampstand cannot be reached')
})
