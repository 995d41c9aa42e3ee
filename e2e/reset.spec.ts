import { openText } from '@lampstand/scripture/text'
import type { Page } from '@playwright/test'
import { untilAtRest } from './support/at-rest.ts'
import { holdClock, installClock } from './support/clock.ts'
import { expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

const card = (page: Page) => page.getByRole('button', { name: /Emergency Reset/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Faith-Based Reset', exact: true })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const bar = (page: Page) => dialog(page).getByRole('progressbar')
const remaining = (page: Page, seconds: string) => dialog(page).getByText(`${seconds} remaining`, { exact: true })

async function expectProgress(page: Page, percent: number, seconds: string) {
  await expect(bar(page)).toHaveAttribute('aria-valuenow', String(percent))
  await expect(bar(page)).toHaveAttribute('aria-valuetext', `${seconds} remaining`)
  await expect(remaining(page, seconds)).toBeVisible()
}

/** How many things move at this moment. */
const moving = (page: Page) =>
  page.evaluate(`document.getAnimations().filter(({ playState }) => playState === 'running').length`)

/** Opens the session at a moment that stands still until the test moves it. */
async function openAtRest(page: Page) {
  await holdClock(page)
  await card(page).click()
  await button(page, 'Begin Reset').waitFor()
}

test.beforeEach(async ({ context, page }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await installClock(page)
  await page.goto(at('/reset'))
  await page.getByRole('heading', { level: 1, name: 'Reset Button' }).waitFor()
})

test('the menu leads here, and one card opens the session', async ({ page }) => {
  await page.goto(at('/home'))
  await page.getByRole('banner').getByRole('link', { name: 'Reset Button' }).click()
  await expect(page).toHaveURL(at('/reset'))
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Button' })).toBeFocused()
  await card(page).click()
  await expect(dialog(page)).toBeVisible()
})

test('before the session it invites, with words of scripture', async ({ page }) => {
  await openAtRest(page)
  await expect(dialog(page).getByText('Cast your burdens on Him', { exact: true })).toBeVisible()
  await expect(dialog(page).getByText('Ready for a 60-second guided reset?', { exact: true })).toBeVisible()
  await expect(dialog(page).locator('blockquote')).toContainText(openText().quote('Matt.11.28'))
  await expect(dialog(page).getByText('Matthew 11:28', { exact: true })).toBeVisible()
  await expectProgress(page, 0, '60 seconds')
})

test('second by second to the end, where it stops by itself', async ({ page }) => {
  await openAtRest(page)
  await button(page, 'Begin Reset').click()
  await expectProgress(page, 0, '60 seconds')
  for (let second = 1; second < 60; second += 1) {
    await page.clock.runFor(1000)
    await expectProgress(page, Math.round((second * 100) / 60), second === 59 ? '1 second' : `${60 - second} seconds`)
  }
  await expect(dialog(page).getByText('You are His light. Go back in strength.', { exact: true })).toHaveCount(0)
  await page.clock.runFor(1000)
  await expectProgress(page, 100, '0 seconds')
  await expect(dialog(page).getByText('You are His light. Go back in strength.', { exact: true })).toBeVisible()
  await expect(button(page, 'Restart')).toBeVisible()
  await page.clock.runFor(10_000)
  await expectProgress(page, 100, '0 seconds')
})

test('its end is one press away: Done leads back to where one was', async ({ page }) => {
  await openAtRest(page)
  await button(page, 'Begin Reset').click()
  await page.clock.runFor(59_000)
  await expect(button(page, 'Done')).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(button(page, 'Done')).toBeFocused()
  await page.clock.resume()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(card(page)).toBeFocused()
})

for (const [name, width, height, letters] of [
  ['a phone on its side', 667, 375, '100%'],
  ['a larger phone on its side', 844, 390, '100%'],
  ['a desk enlarged to 200%', 640, 430, '100%'],
  ['a phone with letters of twice the size', 375, 740, '200%'],
] as const) {
  test(`the words that guide stand clear of what is below them: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
    await openAtRest(page)
    await button(page, 'Begin Reset').click()
    const breathe = dialog(page).getByText('Breathe in', { exact: true })
    const words = dialog(page).getByText('Let your shoulders sink.', { exact: true })
    await expect(breathe).toBeInViewport({ ratio: 1 })
    const [box, footer] = [await words.boundingBox(), await bar(page).boundingBox()]
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
    await expect(button(page, 'Pause')).toBeInViewport({ ratio: 1 })
    expect(await dialog(page).evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('Pause stops it and goes back to nothing', async ({ page }) => {
  await openAtRest(page)
  await button(page, 'Begin Reset').click()
  await page.clock.runFor(23_000)
  await expectProgress(page, 38, '37 seconds')
  await button(page, 'Pause').click()
  await expectProgress(page, 0, '60 seconds')
  await page.clock.runFor(30_000)
  await expectProgress(page, 0, '60 seconds')
  await expect(dialog(page).getByText('Ready for a 60-second guided reset?', { exact: true })).toBeVisible()
  await button(page, 'Begin Reset').click()
  await page.clock.runFor(1000)
  await expectProgress(page, 2, '59 seconds')
})

test('Restart sets it to nothing and does not begin', async ({ page }) => {
  await openAtRest(page)
  await button(page, 'Begin Reset').click()
  await page.clock.runFor(60_000)
  await button(page, 'Restart').click()
  await expectProgress(page, 0, '60 seconds')
  await page.clock.runFor(10_000)
  await expectProgress(page, 0, '60 seconds')
  await expect(button(page, 'Begin Reset')).toBeFocused()
})

test('a tab that slept is where the clock is', async ({ page }) => {
  await openAtRest(page)
  await button(page, 'Begin Reset').click()
  await page.clock.fastForward(45_300)
  await expectProgress(page, 75, '15 seconds')
  await page.clock.fastForward(3_600_000)
  await expectProgress(page, 100, '0 seconds')
  await expect(button(page, 'Restart')).toBeVisible()
})

test('it needs no connection and makes no call', async ({ page, context }) => {
  await untilAtRest(page)
  await context.setOffline(true)
  let calls = 0
  page.on('request', () => (calls += 1))
  await openAtRest(page)
  await button(page, 'Begin Reset').click()
  await page.clock.runFor(60_000)
  await expect(dialog(page).getByText('You are His light. Go back in strength.', { exact: true })).toBeVisible()
  expect(calls).toBe(0)
})

test('closing ends it', async ({ page }) => {
  await openAtRest(page)
  await button(page, 'Begin Reset').click()
  await page.clock.runFor(20_000)
  await page.keyboard.press('Escape')
  await page.clock.resume()
  await expect(dialog(page)).toHaveCount(0)
  await expect(card(page)).toBeFocused()
  await card(page).click()
  await expectProgress(page, 0, '60 seconds')
  await page.clock.fastForward(10_000)
  await expectProgress(page, 0, '60 seconds')
})

test('the light breathes four seconds in and six out', async ({ page }) => {
  const ring = dialog(page).locator('svg[data-breath] circle').last()
  const breath = () => ring.evaluate((circle) => getComputedStyle(circle).transitionDuration)
  await openAtRest(page)
  await expect(dialog(page).getByText(/^Breathe/)).toHaveCount(0)
  await button(page, 'Begin Reset').click()
  for (const _ of [1, 2]) {
    await expect(dialog(page).getByText('Breathe in', { exact: true })).toBeVisible()
    expect(await breath()).toBe('4s')
    await page.clock.runFor(4000)
    await expect(dialog(page).getByText('Breathe out', { exact: true })).toBeVisible()
    expect(await breath()).toBe('6s')
    await page.clock.runFor(6000)
  }
})

test('whoever listens is told of the beginning, the middle and the end', async ({ page }) => {
  const status = dialog(page).getByRole('status')
  await openAtRest(page)
  await expect(status).toHaveText('')
  await button(page, 'Begin Reset').click()
  const heard = new Set<string>()
  for (let second = 0; second < 60; second += 5) {
    heard.add((await status.textContent()) ?? '')
    await page.clock.runFor(5000)
  }
  expect([...heard]).toEqual([
    expect.stringMatching(/^The 60 seconds have begun\./),
    expect.stringMatching(/^Halfway\..* 30 seconds more\.$/),
  ])
  await expect(status).toHaveText('The 60 seconds are over. You are His light. Go back in strength.')
  await expect(dialog(page).locator('[role="status"], [role="alert"], [aria-live]')).toHaveCount(1)
})

test.describe('where motion is not wanted', () => {
  test.use({ reducedMotion: 'reduce' })

  test('words guide alone, and nothing grows', async ({ page }) => {
    await openAtRest(page)
    await button(page, 'Begin Reset').click()
    const size = () => dialog(page).locator('svg[data-breath] circle').last().boundingBox()
    const before = await size()
    for (const words of ['Breathe in', 'Breathe out', 'Breathe in']) {
      await expect(dialog(page).getByText(words, { exact: true })).toBeVisible()
      expect(await moving(page)).toBe(0)
      expect(await size()).toEqual(before)
      await page.clock.runFor(5000)
    }
  })
})

test('it can all be done by keyboard', async ({ page }) => {
  await holdClock(page)
  await card(page).focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Begin Reset')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(button(page, 'Pause')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Close')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Pause')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.clock.resume()
  await expect(card(page)).toBeFocused()
})

test.describe('in every look', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })

  test('the reset has no barrier', async ({ page }) => {
    await expectNoBarriers(page)
    await card(page).click()
    await expectNoBarriers(page)
    await button(page, 'Begin Reset').click()
    await page.clock.fastForward(20_000)
    await expectNoBarriers(page)
    await page.clock.fastForward(60_000)
    await button(page, 'Restart').waitFor()
    await expectNoBarriers(page)
  })
})
