import { openText } from '@lampstand/scripture/text'
import type { Page, Request } from '@playwright/test'
import { expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

const topics = [
  'Integrity at Work',
  'Dealing with Difficult Colleagues',
  'Finding Purpose in Your Career',
  'Managing Stress and Anxiety',
  'Work-Life Balance',
  'Leadership and Service',
  'Handling Conflicts',
  'Excellence and Diligence',
]
const isAsked = (one: Request) => one.method() === 'POST' && one.url().endsWith('/api/ai/life-application')
const devotion = (page: Page) => page.getByRole('button', { name: 'Regenerate' }).locator('xpath=ancestor::section[1]')
const suggested = (page: Page) => page.getByRole('region', { name: 'Suggested Topics' }).getByRole('button')

/** What the page sends when something is pressed that asks for a devotion. */
async function sentBy(page: Page, press: () => Promise<void>): Promise<unknown> {
  const asked = page.waitForRequest(isAsked)
  await press()
  await expect(devotion(page)).toBeVisible()
  return (await asked).postDataJSON()
}

test.beforeEach(async ({ context, page }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await page.goto(at('/life-application'))
  await page.getByRole('heading', { level: 1, name: 'Life Application' }).waitFor()
})

test('eight topics are suggested, and each brings a devotion', async ({ page }) => {
  await expect(suggested(page)).toHaveText(topics)
  const titles = new Set<string>()
  for (const topic of topics) {
    expect(await sentBy(page, () => page.getByRole('button', { name: topic }).click())).toEqual({ topic })
    await expect(suggested(page).first()).toBeEnabled()
    titles.add((await devotion(page).getByRole('heading', { level: 2 }).textContent()) ?? '')
  }
  // A devotion may speak to two of the topics.
  expect(titles.size).toBeGreaterThan(topics.length / 2)
})

test('a devotion has its scripture, questions, steps and prayer, and says who wrote it', async ({ page }) => {
  const reply = page.waitForResponse((response) => response.url().endsWith('/api/ai/life-application'))
  await page.getByRole('button', { name: 'Leadership and Service' }).click()
  await reply
  await expect(page.getByText('Devotion Generated', { exact: true })).toBeVisible()
  await expect(page.getByText('Your life application devotion is ready for study.', { exact: true })).toBeVisible()
  for (const heading of ['Reflection Questions', 'Practical Steps', 'Prayer Focus']) {
    await expect(devotion(page).getByRole('heading', { name: heading })).toBeVisible()
  }
  await expect(devotion(page).locator('ol > li')).not.toHaveCount(0)
  await expect(devotion(page).getByText('From the Lampstand library', { exact: true })).toBeVisible()
  await expect(devotion(page).getByText('Lampstand is a program, not a pastor.')).toBeVisible()

  const shown = devotion(page).locator('figure').first()
  const id = (await shown.getAttribute('data-passage')) ?? ''
  await expect(shown.locator('blockquote')).toContainText(openText().quote(id))
  await devotion(page)
    .getByRole('button', { name: /^Read in context/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').locator('[data-words="passage"]')).toHaveText(
    openText()
      .verses(id)
      .map(({ text }) => text),
  )
})

test('a topic in own words is trimmed, and the field is free again', async ({ page }) => {
  const topic = page.getByRole('textbox', { name: 'Custom Topic' })
  const generate = page.getByRole('button', { name: 'Generate Devotion' })
  await topic.fill('   ')
  await expect(generate).toBeDisabled()
  await topic.fill('  honest invoices  ')
  expect(await sentBy(page, () => topic.press('Enter'))).toEqual({ topic: 'honest invoices' })
  await expect(topic).toHaveValue('')
})

test('the random devotion sends no topic, and again is another one', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Ready for Your Devotion?' })).toBeVisible()
  expect(await sentBy(page, () => page.getByRole('button', { name: 'Get Started' }).click())).toEqual({})
  await expect(devotion(page).getByRole('heading', { level: 2 })).toBeFocused()
  expect(await sentBy(page, () => page.getByRole('button', { name: 'Generate Random Devotion' }).click())).toEqual({})
  await expect(page.getByRole('button', { name: 'Generate Random Devotion' })).toBeEnabled()
  const before = await devotion(page).textContent()
  expect(await sentBy(page, () => page.getByRole('button', { name: 'Regenerate' }).click())).toEqual({})
  await expect.poll(() => devotion(page).textContent()).not.toBe(before)
})

test('while one is written nothing else can be asked for, and it can be stopped', async ({ page }) => {
  await page.route('**/api/ai/life-application', () => undefined)
  await page.getByRole('textbox', { name: 'Custom Topic' }).fill('honest invoices')
  await page.getByRole('button', { name: 'Generate Random Devotion' }).click()
  await expect(page.getByRole('button', { name: 'Generate Random Devotion' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  await expect(suggested(page).first()).toBeDisabled()
  const ended = page.waitForEvent('requestfailed', isAsked)
  await page.getByRole('button', { name: 'Stop' }).click()
  await ended
  await expect(page.getByRole('button', { name: 'Generate Random Devotion' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Ready for Your Devotion?' })).toBeVisible()
})

test('where to get help is a button away', async ({ page }) => {
  await page.getByRole('button', { name: 'Need help now?' }).first().click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Call 988' })).toBeVisible()
})

test.describe('when it fails', () => {
  test.use({ forgiven: [/status of (500|503|429)/] })

  for (const [status, body, title, said] of [
    [
      429,
      'wait',
      'Service Temporarily Unavailable',
      'AI service is experiencing high demand. Please try again in a few minutes.',
    ],
    [
      503,
      '{"code":"quota_exceeded"}',
      'Service Temporarily Unavailable',
      'AI service is experiencing high demand. Please try again in a few minutes.',
    ],
    [500, 'no', 'Generation Failed', 'Unable to generate devotion. Please try again.'],
  ] as const) {
    test(`a ${status} is said in the words agreed`, async ({ page }) => {
      await page.route('**/api/ai/life-application', (route) => route.fulfill({ status, body }))
      await page.getByRole('button', { name: 'Handling Conflicts' }).click()
      await expect(page.getByText(title, { exact: true })).toBeVisible()
      await expect(page.getByText(said, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Ready for Your Devotion?' })).toBeVisible()
    })
  }
})

test.describe('in every look', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })

  test('devotions have no barrier', async ({ page }) => {
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Get Started' }).click()
    await devotion(page).waitFor()
    await expectNoBarriers(page)
  })
})
