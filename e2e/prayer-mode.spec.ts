import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { untilAtRest } from './support/at-rest.ts'
import { holdClock, installClock } from './support/clock.ts'
import { expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

type Prayer = { name: string; description: string; minutes: number; lines: string[] }
const prayerOf = (name: string): Prayer =>
  JSON.parse(readFileSync(new URL(`../content/quick-prayers/${name.toLowerCase()}.json`, import.meta.url), 'utf8'))

const names = ['Stress', 'Conflict', 'Exhaustion', 'Loneliness', 'Joy']
const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const dialog = (page: Page) => page.getByRole('dialog')
const current = (page: Page) => dialog(page).locator('[aria-current="true"]')
const begin = (page: Page) => dialog(page).getByRole('button', { name: 'Begin Prayer', exact: true })
const pause = (page: Page) => dialog(page).getByRole('button', { name: 'Pause', exact: true })

/** How many things move at this moment. */
const moving = (page: Page) =>
  page.evaluate(`document.getAnimations().filter(({ playState }) => playState === 'running').length`)

/** Opens a prayer at a moment that stands still until the test moves it. */
async function openAtRest(page: Page, name: string) {
  await holdClock(page)
  await card(page, name).click()
  await begin(page).waitFor()
}

/** What can be seen of the page's words. */
const readPaper = `[...document.querySelectorAll('.sr-only')].forEach((heard) => { heard.hidden = true }) ?? document.body.innerText.trim()`

/** What the page says to its console of its own accord. */
function logOf(page: Page): string[] {
  const log: string[] = []
  page.on('console', (message) => message.type() === 'info' && log.push(message.text()))
  return log
}

test.beforeEach(async ({ context, page }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await installClock(page)
  await page.goto(at('/prayer'))
  await page.getByRole('heading', { level: 1, name: 'Prayer Mode' }).waitFor()
})

test('the menu leads here, and six cards are offered', async ({ page }) => {
  await page.goto(at('/home'))
  await page.getByRole('banner').getByRole('link', { name: 'Prayer Mode' }).click()
  await expect(page).toHaveURL(at('/prayer'))
  await expect(page.getByRole('heading', { level: 1, name: 'Prayer Mode' })).toBeFocused()
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveText([
    /^Stress.*2 min$/,
    /^Conflict.*3 min$/,
    /^Exhaustion.*2 min$/,
    /^Loneliness.*2 min$/,
    /^Joy.*1 min$/,
    /^Other/,
  ])
  for (const [index, name] of names.entries()) {
    await expect(cards.nth(index)).toContainText(prayerOf(name).description)
  }
})

test('each opens its whole prayer, and closing gives the focus back', async ({ page }) => {
  for (const name of names) {
    await card(page, name).click()
    const dialog = page.getByRole('dialog', { name: `Prayer for ${name}`, exact: true })
    await expect(dialog.locator('p').filter({ hasText: /^.*$/ })).toContainText([...prayerOf(name).lines])
    await expect(begin(page)).toBeFocused()
    expect(await dialog.evaluate((element) => element.scrollTop)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(card(page, name)).toBeFocused()
  }
})

test('one switch begins and pauses, and only logs', async ({ page }) => {
  const log = logOf(page)
  let calls = 0
  await openAtRest(page, 'Joy')
  await untilAtRest(page)
  page.on('request', () => (calls += 1))
  await begin(page).click()
  await pause(page).click()
  await begin(page).click()
  await expect(pause(page)).toBeFocused()
  expect(log).toEqual(['Begin Prayer: Prayer for Joy', 'Pause: Prayer for Joy', 'Begin Prayer: Prayer for Joy'])
  expect(calls).toBe(0)
})

test('it is prayed a line at a time, to its Amen', async ({ page }) => {
  const { lines } = prayerOf('Joy')
  await openAtRest(page, 'Joy')
  await expect(current(page)).toHaveCount(0)
  await begin(page).click()
  await expect(current(page)).toHaveText(lines[0] ?? '')
  const prayed = new Set<string>()
  for (let second = 0; second < 59; second += 1) {
    prayed.add((await current(page).textContent()) ?? '')
    await page.clock.runFor(1000)
  }
  expect([...prayed]).toEqual(lines)
  await expect(dialog(page).getByText('A few breaths left', { exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('status')).toHaveText('')
  await page.clock.runFor(1000)
  await expect(dialog(page).getByRole('status')).toHaveText('Amen')
  await expect(current(page)).toHaveCount(0)

  await begin(page).click()
  await expect(current(page)).toHaveText(lines[0] ?? '')
})

test('after the Amen, Done leads back to where one was', async ({ page }) => {
  await openAtRest(page, 'Joy')
  await begin(page).click()
  await page.clock.runFor(59_000)
  const done = dialog(page).getByRole('button', { name: 'Done', exact: true })
  await expect(done).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(done).toBeFocused()
  await page.clock.resume()
  await done.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(card(page, 'Joy')).toBeFocused()
})

test('a pause keeps the place, however long it is', async ({ page }) => {
  await openAtRest(page, 'Conflict')
  await begin(page).click()
  await page.clock.runFor(70_000)
  await pause(page).click()
  const line = await current(page).textContent()
  expect(prayerOf('Conflict').lines.indexOf(line ?? '')).toBeGreaterThan(3)
  await page.clock.runFor(600_000)
  await expect(current(page)).toHaveText(line ?? '')
  await expect(dialog(page).getByText('About 2 min left', { exact: true })).toBeVisible()
  await begin(page).click()
  await page.clock.runFor(109_000)
  await expect(pause(page)).toBeVisible()
  await page.clock.runFor(1000)
  await expect(dialog(page).getByText('Amen', { exact: true })).toBeVisible()
})

test('a tab that slept is where the clock is', async ({ page }) => {
  const { lines } = prayerOf('Stress')
  await openAtRest(page, 'Stress')
  await begin(page).click()
  await page.clock.fastForward(118_000)
  await expect(current(page)).toHaveText(lines.at(-1) ?? '')
  await page.clock.fastForward(3_600_000)
  await expect(dialog(page).getByText('Amen', { exact: true })).toBeVisible()
})

test('closing stops the prayer', async ({ page }) => {
  const log = logOf(page)
  await openAtRest(page, 'Stress')
  await begin(page).click()
  await page.clock.runFor(60_000)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await card(page, 'Joy').click()
  await expect(begin(page)).toBeVisible()
  await expect(current(page)).toHaveCount(0)
  await expect(dialog(page).getByText('1 min', { exact: true })).toBeVisible()
  expect(log).toEqual(['Begin Prayer: Prayer for Stress'])
})

test('a ring fills with the minutes', async ({ page }) => {
  const left = () =>
    dialog(page)
      .locator('svg path[pathLength]')
      .evaluateAll((parts) => parts.map((part) => Number(Number(part.getAttribute('stroke-dashoffset')).toFixed(2))))
  await openAtRest(page, 'Conflict')
  expect(await left()).toEqual([1, 1, 1])
  await begin(page).click()
  await page.clock.runFor(90_000)
  expect(await left()).toEqual([0, 0.5, 1])
})

test('the line that is prayed stays in sight, the rest can be read, and nobody is talked at', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openAtRest(page, 'Conflict')
  await begin(page).click()
  for (const _ of [1, 2, 3]) {
    await page.clock.runFor(50_000)
    await expect(current(page)).toBeInViewport({ ratio: 1 })
  }
  for (const line of prayerOf('Conflict').lines)
    await expect(dialog(page).getByText(line, { exact: true })).toBeVisible()
  await expect(dialog(page).locator('[role="status"], [aria-live]')).toHaveText([''])
})

test.describe('where motion is not wanted', () => {
  test.use({ reducedMotion: 'reduce' })

  test('lines change, and nothing moves', async ({ page }) => {
    await openAtRest(page, 'Conflict')
    await begin(page).click()
    await page.clock.runFor(90_000)
    const line = await current(page).textContent()
    await expect(current(page)).toBeInViewport({ ratio: 1 })
    expect(await moving(page)).toBe(0)
    await expect(dialog(page).locator('svg path[pathLength]:visible')).toHaveCount(1)
    await page.clock.runFor(20_000)
    await expect(current(page)).not.toHaveText(line ?? '')
  })
})

test('a prayer is printed alone', async ({ page }) => {
  const { lines } = prayerOf('Conflict')
  await page.evaluate('window.print = () => { window.printed = true }')
  await card(page, 'Conflict').click()
  await dialog(page).getByRole('button', { name: 'Print this prayer' }).click()
  expect(await page.evaluate('window.printed')).toBe(true)
  await page.emulateMedia({ media: 'print' })
  const paper = String(await page.evaluate(readPaper)).split(/\n+/)
  expect(paper).toEqual(['Prayer for Conflict', ...lines])
  const { height } = (await dialog(page).boundingBox()) ?? { height: 0 }
  expect(height).toBeGreaterThan(720)
})

test('a liturgy that nobody knows is said to be missing, and leaves no trace', async ({ page }) => {
  await page.goto(at('/prayer?liturgy=no-such-thing'))
  await expect(page.getByRole('dialog').getByText('This prayer could not be found.', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(at('/prayer'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('it can all be done by keyboard', async ({ page }) => {
  await holdClock(page)
  await card(page, 'Joy').focus()
  await page.keyboard.press('Enter')
  await expect(begin(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(pause(page)).toBeFocused()
  const reached = new Set<string>()
  for (let step = 0; step < 3; step += 1) {
    reached.add(String(await page.evaluate('document.activeElement.ariaLabel ?? document.activeElement.textContent')))
    await page.keyboard.press('Tab')
  }
  expect(reached).toEqual(new Set(['Pause', 'Print this prayer', 'Close']))
  await page.keyboard.press('Escape')
  await page.clock.resume()
  await expect(card(page, 'Joy')).toBeFocused()
})

test.describe('in every look', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })

  test('prayer mode has no barrier', async ({ page }) => {
    await expectNoBarriers(page)
    await card(page, 'Joy').click()
    await expectNoBarriers(page)
    await begin(page).click()
    await page.clock.fastForward(20_000)
    await expectNoBarriers(page)
    await page.clock.fastForward(60_000)
    await dialog(page).getByText('Amen', { exact: true }).waitFor()
    await expectNoBarriers(page)
  })
})
