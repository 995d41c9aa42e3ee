import type { Page, Route } from '@playwright/test'
import { expectNoBarriers } from './support/no-barrier.ts'
import { programOfThisFile } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = programOfThisFile()
const at = (path: string) => program().url + path
const daily = '**/api/scripture/daily?*'
const random = '**/api/scripture/random?*'
const toast = 'li[data-state="open"]'

const verse = { id: 'Prov.16.3', text: 'words of the server', reference: 'Proverbs 16:3' }
const answerWith = (body: object) => (route: Route) => route.fulfill({ json: body })
const newVerse = (page: Page) => page.getByRole('button', { name: 'New Verse' })
const dateLine = (page: Page) =>
  page.getByRole('heading', { name: "Today's Scripture" }).locator('xpath=following::p[1]')
const today = (page: Page) => page.getByRole('region', { name: verse.reference })

// At their first visit nobody's time zone is known, so the page asks for the day's verse itself.
test.beforeEach(async ({ context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
})

test('home greets, and offers the day', async ({ page }) => {
  await page.goto(at('/home'))
  await expect(page).toHaveTitle('Lampstand')
  await expect(page.getByRole('heading', { level: 1, name: 'Lampstand' })).toBeVisible()
  await expect(
    page.getByText('A Christian companion for navigating workplace challenges with faith', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Your Day' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    "Today's Scripture",
    "Today's Challenge",
    'Quick Access',
  ])
})

for (const size of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
]) {
  test(`today's scripture stands on the first screen of a phone of ${size.width} by ${size.height}`, async ({
    page,
  }) => {
    await page.route(daily, answerWith(verse))
    await page.setViewportSize(size)
    await page.goto(at('/home'))
    await expect(page.getByRole('button', { name: 'Start Your Day' })).toBeInViewport({ ratio: 1 })
    const words = await today(page).locator('blockquote').boundingBox()
    // Three lines of it at least.
    expect((words?.y ?? size.height) + 3 * 32).toBeLessThanOrEqual(size.height)
  })
}

test("today's scripture is on its way, then there", async ({ page }) => {
  const { promise: late, resolve: answer } = Promise.withResolvers<void>()
  await page.route(daily, async (route) => {
    await late
    await route.fulfill({ json: { ...verse, theme: 'Planning ahead' } })
  })
  await page.goto(at('/home'))
  await expect(page.getByText("Loading today's scripture...", { exact: true })).toBeVisible()
  answer()
  await expect(today(page).getByText(`“${verse.text}”`)).toBeVisible()
  await expect(today(page).getByText('Planning ahead', { exact: true })).toBeVisible()
})

test('a verse without a theme stands under the general one', async ({ page }) => {
  await page.route(daily, answerWith(verse))
  await page.goto(at('/home'))
  await expect(today(page).getByText('Workplace Guidance', { exact: true })).toBeVisible()
})

test('another verse takes the place of the one that is shown', async ({ page }) => {
  await page.route(daily, answerWith(verse))
  const { promise: late, resolve: answer } = Promise.withResolvers<void>()
  await page.route(random, async (route) => {
    await late
    await route.fulfill({ json: { id: 'Ps.90.17', text: 'other words', reference: 'Psalm 90:17' } })
  })
  await page.goto(at('/home'))
  const asked = page.waitForRequest(random)
  await newVerse(page).click()
  const search = new URL((await asked).url()).searchParams
  expect(search.get('exclude')).toBe(verse.id)
  expect(search.get('topics')).toBe('workplace')
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  answer()
  await expect(page.getByRole('region', { name: 'Psalm 90:17' }).getByText('“other words”')).toBeVisible()
  await expect(newVerse(page)).toBeEnabled()
  await expect(dateLine(page)).toHaveText("Another verse, not today's")
  await page.getByRole('button', { name: "Back to today's verse" }).click()
  await expect(today(page).getByText(`“${verse.text}”`)).toBeVisible()
  await expect(dateLine(page)).toHaveText(/^\w+, \w+ \d+$/)
})

test.describe('when the server fails', () => {
  test.use({ forgiven: [/status of 500|Another verse could not be fetched/] })

  test('home says that there is no scripture, and can be asked again', async ({ page }) => {
    await page.route(daily, (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 })
    await page.goto(at('/home'))
    await expect(page.getByText('No scripture available at the moment.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(newVerse(page)).toBeVisible()
  })

  test('another verse that does not come is only logged', async ({ page }) => {
    await page.route(daily, answerWith(verse))
    await page.route(random, (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto(at('/home'))
    const logged = page.waitForEvent('console', (message) => /could not be fetched/.test(message.text()))
    await newVerse(page).click()
    await logged
    await expect(today(page).getByText(`“${verse.text}”`)).toBeVisible()
    await expect(newVerse(page)).toBeEnabled()
    await expect(page.locator(toast)).toHaveCount(0)
  })
})

test('Save makes no call: it logs, and shows where a verse is kept', async ({ page }) => {
  await page.route(daily, answerWith(verse))
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  await page.goto(at('/home'))
  await today(page).waitFor()
  calls.length = 0
  const logged = page.waitForEvent('console', (message) => message.type() === 'info')
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await logged).text()).toContain(verse.reference)
  await expect(page.locator(toast)).toContainText('A verse is kept with the challenge it answers.')
  await expect(page.locator(toast).getByRole('link')).toHaveAttribute('href', '/scripture')
  expect(calls).toEqual([])
})

test("today's challenge leads to Be the Light", async ({ page }) => {
  await page.goto(at('/home'))
  const challenge = page.getByRole('region', { name: "Today's Challenge" }).getByRole('link')
  await expect(challenge.getByText('Be the Light Challenge - Day 3', { exact: true })).toBeVisible()
  await expect(challenge.getByText('Focus: listen without interrupting', { exact: true })).toBeVisible()
  await expect(challenge).toHaveAttribute('href', '/challenges')
})

test('Quick Access lists every destination of the main menu but home', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(at('/home'))
  const offered = page.getByRole('navigation', { name: 'Quick Access' }).getByRole('link')
  await offered.first().waitFor()
  const hrefs = await offered.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page.getByRole('button', { name: 'Open navigation' }).click()
  const menu = page.getByRole('dialog').getByRole('navigation').getByRole('link')
  await expect(menu.first()).toBeVisible()
  expect(['/home', ...hrefs]).toEqual(await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
  await page.keyboard.press('Escape')
  await offered.first().click()
  await expect(page).toHaveURL(at('/scripture'))
})

test.describe('in every look', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })

  test('home has no barrier', async ({ page }) => {
    await page.goto(at('/home'))
    await newVerse(page).waitFor()
    await expectNoBarriers(page)
  })
})
