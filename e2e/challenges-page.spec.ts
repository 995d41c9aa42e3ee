import type { Page, Request } from '@playwright/test'
import { untilAtRest } from './support/at-rest.ts'
import { holdClock, installClock } from './support/clock.ts'
import { expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

const habits = '**/api/be-the-light/habits*'
const isAsked = (one: Request) => one.url().includes('/api/be-the-light/habits')
const cards = (page: Page) => page.getByRole('region', { name: 'Choose a habit' }).getByRole('listitem')
const selected = (page: Page) => page.getByRole('button', { pressed: true })
const tasks = (page: Page) => page.getByRole('region', { name: 'Daily Tasks' })
const boxes = (page: Page) => tasks(page).getByRole('checkbox')
const renew = (page: Page) => page.getByRole('button', { name: 'Generate New' })

const open = async (page: Page) => {
  await page.goto(at('/challenges'))
  await page.getByRole('heading', { level: 1, name: 'Be the Light' }).waitFor()
}

test.beforeEach(async ({ context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
})

test('habits are shown with title, duration, description and progress, the first one selected', async ({ page }) => {
  const answer = page.waitForResponse((response) => isAsked(response.request()))
  await open(page)
  const listed = (await (await answer).json()).habits
  expect(listed.length).toBeGreaterThanOrEqual(6)
  await expect(cards(page)).toHaveCount(listed.length)
  for (const [place, { title, duration, description }] of listed.entries()) {
    for (const words of [title, duration, description, '0% complete'])
      await expect(cards(page).nth(place).getByText(words, { exact: true })).toBeVisible()
  }
  const first = listed.find(({ id }: { id: string }) => id === '1')
  await expect(selected(page)).toHaveAccessibleName(new RegExp(first.title))
  await expect(tasks(page).getByText(first.title, { exact: true })).toBeVisible()
  await expect(boxes(page)).toHaveCount(first.tasks.length)
  for (const task of first.tasks) await expect(tasks(page).getByText(task, { exact: true })).toBeVisible()
})

test('selecting a habit shows its tasks', async ({ page }) => {
  const answer = page.waitForResponse((response) => isAsked(response.request()))
  await open(page)
  const other = (await (await answer).json()).habits.find(({ id }: { id: string }) => id !== '1')
  await cards(page).filter({ hasText: other.description }).getByRole('button').click()
  await expect(selected(page)).toHaveAccessibleName(new RegExp(other.title))
  await expect(boxes(page)).toHaveCount(other.tasks.length)
  await expect(tasks(page).getByText(other.tasks[0], { exact: true })).toBeVisible()
})

test('a ticked task is struck through, counts, is kept in this browser only, and can be unticked', async ({ page }) => {
  await open(page)
  await boxes(page).first().waitFor()
  const calls: string[] = []
  await untilAtRest(page)
  page.on('request', (one) => calls.push(one.url()))
  await boxes(page).nth(0).check()
  await boxes(page).nth(2).check()
  await expect(tasks(page).getByText('Day 1', { exact: true }).locator('+ span')).toHaveCSS(
    'text-decoration-line',
    'line-through',
  )
  await expect(tasks(page).getByRole('status')).toHaveText('2 of 7 done, 28%')
  await expect(selected(page)).toContainText('28% complete')
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([])
  await page.reload()
  await expect(boxes(page).nth(0)).toBeChecked()
  await expect(boxes(page).nth(2)).toBeChecked()
  await boxes(page).nth(0).uncheck()
  await expect(tasks(page).getByRole('status')).toHaveText('1 of 7 done, 14%')
  await page.reload()
  await expect(boxes(page).nth(0)).not.toBeChecked()
})

test('the page reopens on the habit that is under way, and a finished one is said to be', async ({ page }) => {
  await open(page)
  await cards(page).nth(2).getByRole('button').click()
  const begun = (await tasks(page).getByRole('paragraph').first().textContent()) ?? ''
  const count = await boxes(page).count()
  for (let task = 0; task < count - 1; task += 1) await boxes(page).nth(task).check()
  await page.reload()
  await expect(tasks(page).getByText(begun, { exact: true })).toBeVisible()
  await expect(tasks(page).getByText(/^You have finished/)).toHaveCount(0)
  await boxes(page)
    .nth(count - 1)
    .check()
  await expect(tasks(page).getByText(`You have finished ${begun}.`).last()).toBeVisible()
  await expect(tasks(page).getByRole('status')).toContainText(`You have finished ${begun}.`)
  await page.getByRole('button', { name: 'Choose another habit' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a habit' })).toBeFocused()
  await page.reload()
  await boxes(page).first().waitFor()
  await expect(tasks(page).getByText(begun, { exact: true })).toHaveCount(0)
})

test('tasks are ticked and habits chosen by keyboard alone', async ({ page }) => {
  await open(page)
  await boxes(page).first().focus()
  await page.keyboard.press('Space')
  await expect(boxes(page).first()).toBeChecked()
  await cards(page).nth(1).getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(cards(page).nth(1).getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  await expect(boxes(page).first()).not.toBeChecked()
})

test('what is kept and is no tick does no harm', async ({ page }) => {
  await open(page)
  await boxes(page).first().check()
  await page.evaluate(
    `for (const key of Object.keys(localStorage)) if (key.startsWith('habitTicks')) localStorage.setItem(key, '["x",7,"1-1"]')`,
  )
  await page.reload()
  await expect(boxes(page).nth(1)).toBeChecked()
  await expect(boxes(page).nth(0)).not.toBeChecked()
})

test('another person at the same desk has ticks of their own', async ({ page, context }) => {
  await open(page)
  await boxes(page).first().check()
  await context.clearCookies()
  await signInQuickly(context, program(), 'the-next-at-this-desk@example.com')
  await open(page)
  await expect(boxes(page).first()).not.toBeChecked()
})

test('Generate New brings others, and keeps what was begun', async ({ page }) => {
  await open(page)
  await cards(page).nth(2).getByRole('button').click()
  const begun = (await tasks(page).getByRole('paragraph').first().textContent()) ?? ''
  await boxes(page).first().check()
  const before = await cards(page).allTextContents()
  const asked = page.waitForRequest(isAsked)
  await renew(page).click()
  expect(new URL((await asked).url()).searchParams.get('keep')).toMatch(/^\d+$/)
  await expect(renew(page)).toBeEnabled()
  await expect(cards(page)).toHaveCount(7)
  await expect(cards(page).first()).toContainText(begun)
  const after = await cards(page).allTextContents()
  expect(after.filter((card) => before.includes(card))).toHaveLength(1)
  await expect(boxes(page).first()).toBeChecked()
})

test('where the selected habit is not in the list none is, and progress counts against 30', async ({ page }) => {
  await open(page)
  await boxes(page).first().waitFor()
  await renew(page).click()
  await expect(selected(page)).toHaveCount(0)
  await expect(tasks(page).getByRole('status')).toHaveText('0 of 30 done, 0%')
  await expect(tasks(page).getByText('Choose a habit, and its tasks will appear here.')).toBeVisible()
})

test('while habits are on their way the button says so', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(habits, async (route) => {
    await held.promise
    await route.continue()
  })
  await open(page)
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: 'Loading habits' })).toHaveCount(1)
  held.resolve()
  await expect(renew(page)).toBeEnabled()
})

test('habits are asked for again after an hour, not before', async ({ page }) => {
  await installClock(page)
  let calls = 0
  page.on('request', (one) => {
    if (isAsked(one)) calls += 1
  })
  const visit = async () => {
    await page.getByRole('link', { name: 'Resources' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Resources' }).waitFor()
    await page.getByRole('link', { name: 'Be the Light' }).first().click()
    await boxes(page).first().waitFor()
  }
  await open(page)
  await boxes(page).first().waitFor()
  await holdClock(page)
  await page.clock.fastForward('55:00')
  await page.clock.resume()
  await visit()
  expect(calls).toBe(1)
  await page.clock.fastForward('06:00')
  await visit()
  await expect.poll(() => calls).toBe(2)
})

test('an empty list says what to do', async ({ page }) => {
  await page.route(habits, (route) => route.fulfill({ json: { habits: [] } }))
  await open(page)
  await expect(
    page.getByText('No habits available. Try refreshing to generate new ones.', { exact: true }),
  ).toBeVisible()
})

test.describe('when the call fails', () => {
  test.use({ forgiven: [/status of 500/] })

  test('it can be tried again', async ({ page }) => {
    await page.route(habits, (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 })
    await open(page)
    await expect(page.getByText('The habits could not be loaded. Try refreshing to generate new ones.')).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByText('The habits could not be loaded.')).toHaveCount(0)
  })

  test('habits that were there stay', async ({ page }) => {
    await open(page)
    await boxes(page).first().waitFor()
    await page.route(habits, (route) => route.fulfill({ status: 500, body: 'no' }))
    await renew(page).click()
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
    await expect(boxes(page).first()).toBeVisible()
  })
})

test('the second tab is scripture for a challenge, whole, under the one heading', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('tab')).toHaveText(['Habits', 'Scripture for a Challenge'])
  await page.getByRole('tab', { name: 'Habits' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Scripture for a Challenge' })).toBeFocused()
  const panel = page.getByRole('tabpanel', { name: 'Scripture for a Challenge' })
  await expect(panel.getByRole('heading', { name: 'What are you facing?' })).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Saved Scriptures (0)' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await panel.getByRole('button', { name: /^Other / }).click()
  await panel.getByRole('textbox').fill('my boss shouts')
  await panel.getByRole('textbox').press('Enter')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel.getByRole('heading', { name: 'Saved Scriptures (1)' })).toBeVisible()
})

test.describe('in every look', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })

  test('habits have no barrier', async ({ page }) => {
    await open(page)
    await boxes(page).first().check()
    await expectNoBarriers(page)
    await page.getByRole('tab', { name: 'Scripture for a Challenge' }).click()
    await page.getByRole('button', { name: /^Other / }).waitFor()
    await expectNoBarriers(page)
  })
})
