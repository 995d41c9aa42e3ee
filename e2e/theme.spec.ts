import type { Page } from '@playwright/test'
import { sharedProgram } from './support/program.ts'
import { signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

const background = (page: Page) => page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
const theme = (page: Page) => page.evaluate<string>('document.documentElement.dataset.theme')

/** Records the theme of each frame, from the first that has a body. */
const watchTheme = (page: Page) =>
  page.addInitScript({
    content: `
      window.seenThemes = new Set()
      const look = () => {
        if (document.body) seenThemes.add(document.documentElement.dataset.theme)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    `,
  })

const seenThemes = (page: Page) => page.evaluate<string[]>('[...seenThemes]')

test.use({ colorScheme: 'light' })

test('the theme that was chosen is kept, on every page, from the first frame on', async ({ page, context }) => {
  await signInQuickly(context, program(), 'night@example.com')
  await page.goto(at('/home'))
  expect(await theme(page)).toBe('light')
  const light = await background(page)
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  expect(await background(page)).not.toBe(light)
  expect(await page.evaluate(() => localStorage.getItem('lampstand-theme'))).toBe('dark')

  await watchTheme(page)
  for (const path of ['/home', '/scripture', '/api/login']) {
    await page.goto(at(path))
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await seenThemes(page)).toEqual(['dark'])
  }
  await context.clearCookies()
  await page.goto(at('/onboarding'))
  expect(await seenThemes(page)).toEqual(['dark'])
})

test('without a choice the system decides, and its change is followed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(at('/onboarding'))
  expect(await theme(page)).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => theme(page)).toBe('light')
})

test('the onboarding page has a switch that needs no framework', async ({ page }) => {
  await page.goto(at('/onboarding'))
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  expect(await theme(page)).toBe('dark')
  await page.reload()
  expect(await theme(page)).toBe('dark')
})
