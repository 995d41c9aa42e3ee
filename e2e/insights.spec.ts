import type { Insights } from '@lampstand/contract/insights'
import type { Page } from '@playwright/test'
import { keepVerseForFirstChallenge } from './support/keep-verse.ts'
import { expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path
const open = async (page: Page) => {
  await page.goto(at('/insights'))
  await page.getByRole('heading', { level: 1, name: 'Insights' }).waitFor()
}

/** A year of somebody's. */
const insights: Insights = {
  timeZone: 'America/New_York',
  days: Array.from({ length: 23 }, (_, index) => ({
    date: `2026-03-${String(index + 1).padStart(2, '0')}`,
    moments: [1, 2, 5, 6, 9, 11, 12, 17, 19, 22].includes(index) ? index : 0,
  })),
  since: '2025-12-30',
  weekdays: [9, 11, 7, 8, 4, 1, 6],
  hours: [0, 0, 0, 0, 0, 2, 9, 14, 12, 3, 1, 2, 8, 5, 1, 0, 2, 4, 3, 2, 5, 4, 1, 0],
  prayers: {
    waiting: 6,
    answered: 23,
    months: [0, 1, 3, 2, 0, 4, 1, 2, 3, 5, 0, 2].map((answered, index) => ({
      month: index < 9 ? `2025-${String(index + 4).padStart(2, '0')}` : `2026-0${index - 8}`,
      answered,
    })),
    waits: [
      { span: 'day', count: 3 },
      { span: 'week', count: 8 },
      { span: 'month', count: 7 },
      { span: 'season', count: 4 },
      { span: 'longer', count: 1 },
    ],
    medianDays: 12,
  },
  liturgies: {
    prayed: 14,
    reflections: 5,
    most: [
      { name: 'Before a Meeting', count: 8 },
      { name: 'End of the Working Day', count: 6 },
    ],
  },
  themes: [
    { name: 'Fear of losing a job', count: 9 },
    { name: 'Patience with difficult people', count: 6 },
    { name: 'Rest', count: 2 },
  ],
}

test.beforeEach(async ({ context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
})

test('somebody new is told where to begin; after a verse is kept it is counted', async ({ page }) => {
  await open(page)
  await expect(page.getByText('nothing to catch up on')).toBeVisible()
  await page.goto(at('/scripture'))
  await keepVerseForFirstChallenge(page)
  await open(page)
  await expect(page.getByText(/You were here on one day in/)).toBeVisible()
  const themes = page.getByRole('region', { name: 'Themes you keep' })
  await themes.getByText('Show the numbers').click()
  await expect(themes.getByRole('row')).toHaveCount(2)
})

test('every drawing has its numbers in a table', async ({ page }) => {
  await page.route('**/api/insights', (route) => route.fulfill({ json: insights }))
  await open(page)
  const openers = page.getByText('Show the numbers')
  await expect(openers).toHaveCount(7)
  for (const opener of await openers.all()) await opener.click()
  await expect(page.getByRole('table')).toHaveCount(7)
  await expect(page.getByRole('row', { name: 'Tuesday 11' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'January 2026 5' })).toBeVisible()
  await expect(page.getByText('Half of the answers came within 12 days.')).toBeVisible()
})

test.describe('on Basic', () => {
  test.use({ forgiven: [/status of 403/] })

  test('the page says what opens it', async ({ page }) => {
    const problem = { type: 'about:blank', title: 'Forbidden', status: 403, code: 'needs_pro', requestId: 'r' }
    const text = 'Insights into your practice belongs to the Pro plan. Upgrade to Pro to use it.'
    await page.route('**/api/insights', (route) =>
      route.fulfill({ status: 403, json: { ...problem, detail: text, error: text } }),
    )
    await open(page)
    await expect(page.getByText('Insights are part of Pro.')).toBeVisible()
  })
})

test.describe('in every look', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })

  test('insights have no barrier', async ({ page }) => {
    await page.route('**/api/insights', (route) => route.fulfill({ json: insights }))
    await open(page)
    await page.getByRole('heading', { name: 'Themes you keep' }).waitFor()
    await page.getByText('Show the numbers').first().click()
    await expectNoBarriers(page)
  })
})
