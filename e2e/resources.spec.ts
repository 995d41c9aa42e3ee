import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()

type Entry = { kind: string; title: string; description: string; url: string; author?: string; provider?: string }
const read = (section: string): Entry[] =>
  JSON.parse(readFileSync(new URL(`../content/resources/${section}.json`, import.meta.url), 'utf8'))

const sections = { 'Spiritual Resources': 'spiritual', 'Workplace Guidance': 'workplace', 'Books & Courses': 'books' }
const buttons: Record<string, string> = {
  book: 'Buy on Amazon',
  devotional: 'Buy on Amazon',
  course: 'Enroll Now',
  site: 'Visit Website',
}
const shown = (page: Page) => page.getByRole('tabpanel').getByRole('article')

test.beforeEach(async ({ context, page }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await page.goto(`${program().url}/resources`)
  await page.getByRole('heading', { level: 1, name: 'Resources' }).waitFor()
})

test('three tabs, the first one open, moved through by arrows', async ({ page }) => {
  await expect(page.getByRole('tab')).toHaveText(Object.keys(sections))
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Spiritual Resources')
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Workplace Guidance' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Workplace Guidance' })).toBeVisible()
})

for (const [tab, section] of Object.entries(sections)) {
  test(`${tab}: each with its words, free, and the way that fits its kind`, async ({ page }) => {
    await page.getByRole('tab', { name: tab }).click()
    const entries = read(section)
    await expect(shown(page)).toHaveCount(entries.length)
    for (const { kind, title, description, url, author, provider } of entries) {
      const article = shown(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      await expect(article).toContainText(description)
      await expect(article).toContainText(author ?? provider ?? title)
      await expect(article.getByText('Free', { exact: true })).toBeVisible()
      const link = article.getByRole('link', { name: `${buttons[kind]}: ${title}, opens in a new tab` })
      await expect(link).toHaveAttribute('href', url)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
  })
}

test('a search finds in all three tabs, by any word and without accents, and says when nothing matches', async ({
  page,
}) => {
  const search = page.getByRole('searchbox', { name: 'Search' })
  const results = page.getByRole('region', { name: 'Search results' })
  await search.fill('therese  soul')
  await expect(results.getByRole('status')).toHaveText('1 resource')
  await expect(results.getByRole('heading', { name: 'Story of a Soul' })).toBeVisible()
  await search.fill('tribunal')
  await expect(results.getByRole('heading', { name: 'Acas' })).toBeVisible()
  await search.fill('zzz')
  await expect(results.getByRole('status')).toHaveText('Nothing matches these words.')
  await search.fill('')
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Spiritual Resources')
})

for (const [timezoneId, office] of [
  ['Europe/London', 'Acas'],
  ['America/New_York', 'U.S. Department of Labor'],
  ['Africa/Johannesburg', 'CCMA'],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('what serves the country of the person comes first', async ({ page }) => {
      await page.getByRole('tab', { name: 'Workplace Guidance' }).click()
      const rights = page.getByRole('region', { name: 'Rights and fair work' })
      await expect(rights.getByRole('heading', { level: 3 }).first()).toHaveText(office)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('each tab fits three screens, and its groups open', async ({ page }) => {
    for (const tab of Object.keys(sections)) {
      await page.getByRole('tab', { name: tab }).click()
      expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(3 * 844)
    }
    await expect(shown(page).first()).toBeHidden()
    await page.getByText('Courses (8)').click()
    await expect(shown(page).filter({ visible: true })).toHaveCount(8)
  })
})

test.describe('in every look', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })

  test('resources have no barrier', async ({ page }) => {
    for (const tab of Object.keys(sections)) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('tabpanel').locator('summary').last().click()
      await expectNoBarriers(page)
    }
  })
})
