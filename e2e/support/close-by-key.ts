import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Closes what lies open over the page with Escape. What is there at once is seen a moment before it listens to keys, which
 * it does once it has the focus; nobody's finger is that quick.
 */
export async function closeByKey(page: Page) {
  const holdsFocus = () =>
    page.evaluate(() => document.activeElement?.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') != null)
  await expect.poll(holdsFocus).toBe(true)
  // The layers listen a frame after they have it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.keyboard.press('Escape')
}
