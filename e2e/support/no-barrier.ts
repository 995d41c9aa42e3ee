import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Where a screen is looked at, in pixels. The dark theme is the same page in other colours, and those are the same at any width. */
export const widthsOf = { light: [360, 1280], dark: [360] } as const

/** No violation of any axe rule, and nothing that scrolls sideways. In the dark only colours are looked at. */
export async function expectNoBarrier(page: Page) {
  await page.evaluate('Promise.allSettled(document.getAnimations().map((animation) => animation.finished))')
  const axe = new AxeBuilder({ page })
  const isDark = await page.evaluate('document.documentElement.dataset.theme === "dark"')
  if (isDark) axe.withRules(['color-contrast', 'link-in-text-block'])
  const { violations } = await axe.analyze()
  expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
  expect.soft(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
}

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
