import type { Page, Route } from '@playwright/test'
import { untilAtRest } from './support/at-rest.ts'
import { expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
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

test.describe('a verse is kept with the challenge it answers', () => {
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
  const choice = (page: Page) => page.getByRole('region', { name: 'Which challenge does it answer?' })
  const option = (page: Page, name: string) => choice(page).getByRole('button', { name, exact: true })
  const undo = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Undo' })

  test('Save makes no call: it logs, and asks', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
    await page.goto(at('/home'))
    await newVerse(page).waitFor()
    await untilAtRest(page)
    calls.length = 0
    const logged = page.waitForEvent('console', (message) => message.type() === 'info')
    await save(page).click()
    expect((await logged).text()).toContain('Save asked for')
    await expect(choice(page)).toContainText('A verse is kept with the challenge it answers.')
    expect(calls).toEqual([])
    await expect(choice(page).locator('..')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(choice(page)).toHaveCount(0)
    await expect(save(page)).toBeFocused()
  })

  for (const size of [
    { width: 360, height: 640 },
    { width: 1280, height: 720 },
  ]) {
    test(`at ${size.width} px one tap keeps the verse that is shown, and one takes it back`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto(at('/home'))
      await newVerse(page).click()
      await expect(page.getByText("Another verse, not today's")).toBeVisible()
      const card = save(page).locator('xpath=ancestor::*[@aria-label][1]')
      const reference = (await card.getAttribute('aria-label')) ?? ''
      await save(page).click()
      for (const button of await choice(page).getByRole('button').all())
        await expect(button).toBeInViewport({ ratio: 1 })
      await option(page, 'A Hard Conversation').click()
      await expect(card.getByRole('status')).toContainText('Saved with A Hard Conversation')
      const [saved, above] = [await undo(page).boundingBox(), await page.locator(toast).boundingBox()]
      expect((saved?.y ?? 0) + (saved?.height ?? 0)).toBeLessThan(above?.y ?? 0)
      await expect(undo(page)).toBeInViewport({ ratio: 1 })
      await expect(page.locator(toast)).toContainText('Scripture Saved')
      await expect(card).toHaveAttribute('aria-label', reference)

      await page.goto(at('/scripture'))
      await expect(page.getByRole('button', { name: `Remove ${reference}` })).toBeVisible()
      await expect(page.getByRole('region', { name: /^Saved Scriptures/ })).toContainText('A Hard Conversation')
      await page.goto(at('/home'))
      await save(page).click()
      await option(page, 'No challenge in particular').click()
      await undo(page).click()
      await expect(undo(page)).toHaveCount(0)
      await expect(save(page)).toBeFocused()
      await page.goto(at('/scripture'))
      await expect(page.getByRole('heading', { name: 'Saved Scriptures (1)' })).toBeVisible()
    })
  }

  test('it can answer something in own words, and whoever is in danger is told where to get help', async ({ page }) => {
    await page.goto(at('/home'))
    await save(page).click()
    await option(page, 'In my own words').click()
    const words = choice(page).getByRole('combobox', { name: 'Describe your workplace challenge' })
    await expect(words).toBeFocused()
    await expect(option(page, 'Keep this verse')).toBeDisabled()
    await words.fill('  my boss hits me  ')
    const sent = page.waitForRequest('**/api/scripture/save')
    await words.press('Enter')
    expect((await sent).postDataJSON()).toMatchObject({ challenge: 'my boss hits me' })
    await expect(page.getByText('Saved with my boss hits me')).toBeVisible()
    await expect(page.getByRole('region', { name: /^Help is near/ })).toBeVisible()
  })

  test.describe('when the server fails', () => {
    test.use({ forgiven: [/status of 500/] })

    test('it says so, and the choice stays', async ({ page }) => {
      await page.route('**/api/scripture/save', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 })
      await page.goto(at('/home'))
      await save(page).click()
      await option(page, 'A Big Decision').click()
      await expect(page.getByText('Failed to save scripture. Please try again.', { exact: true })).toBeVisible()
      await option(page, 'A Big Decision').click()
      await expect(page.getByText('Saved with A Big Decision')).toBeVisible()
    })
  })
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
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'In my own words' }).click()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'A Big Decision' }).click()
    await page.getByText('Saved with A Big Decision').waitFor()
    await expectNoBarriers(page)
  })
})
