import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect, test } from './test.ts'

/** Where a screen is looked at, in pixels. The dark theme is the same page in other colors, and those are the same at any width. */
export const widthsOf = { light: [360, 1280], dark: [360] } as const

/** No violation of any axe rule, and nothing that scrolls sideways. In the dark only colours are looked at. */
export async function expectNoBarrier(page: Page) {
  // It stays in the page: a screen that is looked at several times reads it once.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  const { barriers, fits } = await page.evaluate<{ barriers: string[]; fits: boolean }>(look)
  expect.soft(barriers).toEqual([])
  expect.soft(fits).toBe(true)
}

/** Names and lists of what is in order are what axe spends most of its time on; a frame is looked at where it is a page. */
const options: RunOptions = { resultTypes: ['violations'], selectors: false, iframes: false }
const ofColors: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }

const look = `(async () => {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const isDark = document.documentElement.dataset.theme === 'dark'
  const options = { ...${JSON.stringify(options)}, ...(isDark ? ${JSON.stringify(ofColors)} : {}) }
  const { violations } = await axe.run(document, options)
  return {
    barriers: violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' | ')),
    fits: document.documentElement.scrollWidth <= innerWidth,
  }
})()`

/** The same in both themes and at each width; the page is light and narrow after it. */
export async function expectNoBarriers(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of widthsOf[colorScheme].toReversed()) {
      await page.setViewportSize({ width, height: 800 })
      await test.step(`${colorScheme}, ${width} px wide`, () => expectNoBarrier(page))
    }
  }
}
