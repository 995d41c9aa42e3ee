import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Closes what lies open over the page with Escape. What is there at once is seen before it listens: it takes the focus, and knows
 * only after being drawn again that nothing lies above it.
 */
export async function closeByKey(page: Page) {
  const holdsFocus = () =>
    page.evaluate(() => document.activeElement?.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') != null)
  await expect.poll(holdsFocus).toBe(true)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.keyboard.press('Escape')
}
