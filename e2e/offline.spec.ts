import type { Page } from '@playwright/test'
import { programOfThisFile } from './support/program.ts'
import { addressFor, signInQuickly, signOut } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = programOfThisFile()
const at = (path: string) => program().url + path

test.use({ serviceWorkers: 'allow', forgiven: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

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
async function begin(page: Page) {
  await page.goto(at('/reminders'))
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

test('after a sign-out nothing of a person is left in the browser', async ({ page, context }) => {
  await begin(page)
  await add(page, 'Miriam')
  await page.reload()
  await expect(requests(page)).toHaveText(['Miriam'])
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
