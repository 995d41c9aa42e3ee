import { openText } from '@lampstand/scripture/text'
import { holdClockNow, installClock } from './support/clock.ts'
import { keepVerseForFirstChallenge, savedHeading } from './support/keep-verse.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path
const toast = 'li[data-state="open"]'

test.beforeEach(async ({ context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
})

test('a challenge in own words is trimmed, answered, refreshed, kept and let go', async ({ page }) => {
  await page.goto(at('/scripture'))
  await page.getByRole('button', { name: /^Other/ }).click()
  const words = page.getByRole('textbox', { name: 'Describe your workplace challenge' })
  await words.fill('   ')
  await expect(page.getByRole('button', { name: 'Find Scripture' })).toBeDisabled()
  await words.press('Enter')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)

  await words.fill('  my boss shouts at me in front of customers  ')
  const asked = page.waitForRequest((request) => request.url().includes('/api/scripture/challenge'))
  await words.press('Enter')
  expect(new URL((await asked).url()).searchParams.get('challenge')).toBe('my boss shouts at me in front of customers')
  await expect(page.getByText('Scripture Generated', { exact: true })).toBeVisible()
  await expect(page.getByText('A verse has been found for your workplace challenge.', { exact: true })).toBeVisible()

  const card = page.getByRole('button', { name: 'Save', exact: true }).locator('xpath=ancestor::*[@aria-label][1]')
  const first = await card.getAttribute('aria-label')
  await page.getByRole('button', { name: 'New Verse' }).click()
  await expect(card).not.toHaveAttribute('aria-label', first ?? '')

  await page.route('**/api/scripture/save', async (route) => {
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The verse has been added to your saved collection.', { exact: true })).toBeVisible()
  await expect(savedHeading(page, 1)).toBeVisible()
  await expect(page.getByText('my boss shouts at me in front of customers').last()).toBeVisible()
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect(page.getByText('Scripture Removed', { exact: true })).toBeVisible()
  await expect(page.getByText('The verse has been removed from your saved collection.', { exact: true })).toBeVisible()
  await expect(savedHeading(page, 0)).toBeVisible()

  await page.unroute('**/api/scripture/save')
  await page.locator(toast).getByRole('button', { name: 'Undo' }).click()
  await expect(savedHeading(page, 1)).toBeVisible()
  await expect(page.getByText('my boss shouts at me in front of customers').last()).toBeVisible()
})

for (const path of ['/scripture', '/challenges']) {
  test(`on ${path} somebody in danger is told where to get help, before the verse`, async ({ page }) => {
    await page.goto(at(path))
    if (path === '/challenges') await page.getByRole('tab').nth(1).click()
    await page.getByRole('button', { name: /^Other/ }).click()
    await expect(page.getByRole('button', { name: 'Need help now?' }).first()).toBeVisible()
    const words = page.getByRole('textbox', { name: 'Describe your workplace challenge' })
    await words.fill('I want to end my life, I cannot go to work any more')
    await words.press('Enter')
    const help = page.getByRole('region', { name: /^Help is near/ })
    await expect(help.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
    const verse = page.getByRole('button', { name: 'Save', exact: true })
    await expect(verse).toBeVisible()
    const [above, below] = [await help.boundingBox(), await verse.boundingBox()]
    expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('saved verses come before the challenges, the newest two of them, and stay in place', async ({ page }) => {
    const row = (id: string) => ({
      id,
      verseId: 'Prov.16.3',
      text: openText().quote('Prov.16.3'),
      reference: 'Proverbs 16:3',
      challenge: 'General',
      savedAt: '2026-03-02T09:00:00Z',
    })
    const saved = ['1', '2', '3'].map((digit) => row(`${digit.repeat(8)}-1111-4111-8111-111111111111`))
    await page.route('**/api/scripture/saved*', (route) => route.fulfill({ json: saved }))
    await page.goto(at('/scripture'))
    const challenges = page.getByRole('heading', { name: 'What are you facing?' })
    const rows = page.getByRole('region', { name: /^Saved Scriptures/ }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    const topOf = async (part: typeof challenges) => (await part.boundingBox())?.y ?? Number.NaN
    expect(await topOf(savedHeading(page, 3))).toBeLessThan(await topOf(challenges))
    await page.getByRole('button', { name: 'Show All 3' }).click()
    await expect(rows).toHaveCount(3)
  })
})

test('Generate New brings other challenges', async ({ page }) => {
  await page.goto(at('/scripture'))
  const names = page.getByRole('region', { name: 'What are you facing?' }).getByRole('listitem')
  await expect(names).toHaveCount(9)
  const before = await names.allInnerTexts()
  await page.getByRole('button', { name: 'Generate New' }).click()
  await expect.poll(() => names.allInnerTexts()).not.toEqual(before)
})

test('where there is no challenge and nothing is kept, it is said', async ({ page }) => {
  await page.route('**/api/workplace/challenges', (route) => route.fulfill({ json: { challenges: [] } }))
  await page.goto(at('/scripture'))
  await expect(page.getByText('No challenges available. Try refreshing to generate new ones.')).toBeVisible()
  await expect(
    page.getByText('No saved scriptures yet. Select a challenge above to get started!', { exact: true }),
  ).toBeVisible()
})

test('one toast is visible at a time, F8 leads to it, and it goes after five seconds', async ({ page }) => {
  await installClock(page)
  await page.goto(at('/scripture'))
  await keepVerseForFirstChallenge(page)
  await expect(page.locator(toast)).toHaveCount(1)
  await holdClockNow(page)
  await expect(page.locator(toast)).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Notifications/ }).locator('ol')).toBeFocused()
  // Reading it with the focus inside stops the clock; leaving starts it again.
  await page.clock.runFor(6000)
  await expect(page.locator(toast)).toHaveCount(1)
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.runFor(500)
  await expect(page.locator(toast)).toHaveCount(1)
  await page.clock.runFor(5000)
  await expect(page.locator(toast)).toHaveCount(0)
})

test.describe('when the server fails', () => {
  test.use({ forgiven: [/status of 500/] })

  test('finding and saving say so in the words agreed', async ({ page }) => {
    await page.goto(at('/scripture'))
    await keepVerseForFirstChallenge(page)
    await page.route('**/api/scripture/save', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Failed to save scripture. Please try again.', { exact: true })).toBeVisible()
    await page.route('**/api/scripture/challenge?*', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.getByRole('button', { name: 'New Verse' }).click()
    await expect(page.getByText('Failed to generate scripture. Please try again.', { exact: true })).toBeVisible()
  })
})

test('the verse of the day is the same all day', async ({ page }) => {
  await page.goto(at('/home'))
  const card = page.getByRole('button', { name: 'Save', exact: true }).locator('xpath=ancestor::*[@aria-label][1]')
  const reference = await card.getAttribute('aria-label')
  await page.reload()
  await expect(card).toHaveAttribute('aria-label', reference ?? '')
})

test('the sentence encoder starts beside the program and helps to find passages', async ({ request }) => {
  await expect
    .poll(async () => (await request.get(at('/metrics'))).text(), { timeout: 20_000 })
    .toContain('lampstand_encoder_ready 1')
  const found = await request.get(
    at(
      '/api/scripture/challenge?sessionId=a&challenge=I%20keep%20comparing%20my%20salary%20with%20what%20my%20friends%20earn',
    ),
  )
  expect(await found.json()).toMatchObject({ theme: expect.any(String) })
})
