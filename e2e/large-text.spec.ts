import { appPaths } from '@lampstand/contract/pages'
import type { Page } from '@playwright/test'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/* Letters of twice the size on a narrow phone: nothing is wider than the screen, and nothing is out of reach. */

const program = sharedProgram()
const width = 375

test.use({ viewport: { width, height: 740 }, reducedMotion: 'reduce', forgiven: [/404 \(Not Found\)/] })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = '200%'
  })`)
})

const at = (path: string) => program().url + path

/** How wide the page is, or the dialog above it. */
const widthOf = (page: Page) =>
  page.evaluate(() => {
    const shown = document.querySelector('[role="dialog"]') ?? document.documentElement
    return Math.max(shown.scrollWidth, document.documentElement.scrollWidth)
  })

const expectToFit = async (page: Page, what: string) =>
  expect.soft(await widthOf(page), `the width of ${what}`).toBeLessThanOrEqual(width)

test('the pages that anybody sees fit', async ({ page }) => {
  for (const path of ['/onboarding', '/api/login']) {
    await page.goto(at(path))
    await expectToFit(page, path)
  }
})

test('every page of a signed-in person fits, with both menus in reach', async ({ page, context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  const panel = page.getByRole('button', { name: 'Open navigation' })
  const account = page.getByRole('button', { name: 'Account menu' })
  for (const path of [...appPaths.filter((each) => each !== '/'), '/nowhere']) {
    await page.goto(at(path))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await expectToFit(page, path)
    for (const menu of [panel, account]) await expect.soft(menu, path).toBeInViewport({ ratio: 1 })
  }
  await account.click()
  for (const item of await page.getByRole('menuitem').all()) await expect(item).toBeInViewport({ ratio: 1 })
  await expectToFit(page, 'the account menu')
})

test('what is opened from a page fits too', async ({ page, context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await page.goto(at('/home'))
  await page.getByRole('button', { name: 'Start Your Day' }).click()
  await page.getByRole('button', { name: 'Mark Complete' }).click()
  await expectToFit(page, 'the morning routine')

  await page.goto(at('/prayer'))
  await page.getByRole('button', { name: /^Exhaustion/ }).click()
  await page.getByRole('button', { name: 'Begin Prayer' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeInViewport({ ratio: 1 })
  await expectToFit(page, 'a prayer')
})
