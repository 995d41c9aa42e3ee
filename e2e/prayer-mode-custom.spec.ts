import type { Page, Route } from '@playwright/test'
import { isAsked } from './support/ask.ts'
import { holdClock, installClock } from './support/clock.ts'
import { expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()

const other = (page: Page) => page.getByRole('button', { name: /^Other/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Prayer for Your Moment', exact: true })
const moment = (page: Page) =>
  dialog(page).getByRole('textbox', { name: 'Describe your workplace moment', exact: true })
const create = (page: Page) => dialog(page).getByRole('button', { name: 'Create Prayer', exact: true })
const prayer = (page: Page) => dialog(page).getByRole('region', { name: 'Your prayer' })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const current = (page: Page) => dialog(page).locator('[aria-current="true"]')

/** Asks for a prayer, and waits for all of it. */
async function pray(page: Page, words: string) {
  await moment(page).fill(words)
  await create(page).click()
  await prayer(page).waitFor()
}

/** Begins the prayer on a clock that only the test moves. */
async function begin(page: Page) {
  await holdClock(page)
  await button(page, 'Begin Prayer').click()
}

test.beforeEach(async ({ context, page }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await installClock(page)
  await page.goto(`${program().url}/prayer`)
  await other(page).click()
  await moment(page).waitFor()
})

test('an empty moment cannot be sent', async ({ page }) => {
  let sent = 0
  page.on('request', (one) => {
    if (one.method() === 'POST') sent += 1
  })
  await expect(moment(page)).toBeFocused()
  await expect(create(page)).toBeDisabled()
  await moment(page).fill('   ')
  await expect(create(page)).toBeDisabled()
  await moment(page).press('Enter')
  await moment(page).fill('x')
  await expect(create(page)).toBeEnabled()
  expect(sent).toBe(0)
})

test('a moment is trimmed, and its prayer is labelled, prayed and can be edited', async ({ page }) => {
  const log: string[] = []
  page.on('console', (message) => message.type() === 'info' && log.push(message.text()))
  const asked = page.waitForRequest(isAsked('/api/ai/prayer'))
  await moment(page).fill('  a hard talk with my boss  ')
  await moment(page).press('Enter')
  expect((await asked).postDataJSON()).toEqual({ prompt: 'a hard talk with my boss' })
  await expect(prayer(page)).toBeFocused()
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Your prayer is ready' })).toHaveCount(1)
  await expect(prayer(page).getByText('Custom', { exact: true })).toBeVisible()
  await expect(prayer(page).getByText('From the Lampstand library', { exact: true })).toBeVisible()
  await expect(prayer(page).getByText('Lampstand is a program, not a pastor.')).toBeVisible()
  await expect(prayer(page).getByRole('button', { name: 'Need help now?' })).toBeVisible()

  await begin(page)
  const first = await current(page).textContent()
  await page.clock.fastForward(30_000)
  await expect(current(page)).not.toHaveText(first ?? '')
  await button(page, 'Pause').click()
  await button(page, 'Begin Prayer').click()
  await button(page, 'Edit').click()
  await expect(moment(page)).toHaveValue('  a hard talk with my boss  ')
  await expect(moment(page)).toBeFocused()
  await expect(prayer(page)).toHaveCount(0)
  await expect(button(page, 'Pause')).toHaveCount(0)

  await pray(page, 'I start a new job tomorrow')
  await expect(current(page)).toHaveCount(0)
  const title = 'Prayer for Your Moment'
  expect(log).toEqual([`Begin Prayer: ${title}`, `Pause: ${title}`, `Begin Prayer: ${title}`])
})

test('the prayer is prayed to its Amen', async ({ page }) => {
  await pray(page, 'a hard talk with my boss')
  await begin(page)
  await page.clock.fastForward(10 * 60_000)
  await expect(dialog(page).getByText('Amen', { exact: true })).toBeVisible()
})

test('its passages open over it, and give the focus back', async ({ page }) => {
  await pray(page, 'a hard talk with my boss')
  const read = prayer(page)
    .getByRole('button', { name: /^Read in context/ })
    .first()
  await read.click()
  await expect(page.getByRole('dialog').locator('[data-words="passage"]').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(read).toBeFocused()
  await expect(dialog(page)).toBeVisible()
})

test('closing stops the prayer and keeps it; what is being written is given up', async ({ page }) => {
  await pray(page, 'a hard talk with my boss')
  await begin(page)
  await page.clock.fastForward(30_000)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  // The dialog gives the focus back in a timer of its own, and the clock is held.
  await page.clock.runFor(100)
  await expect(other(page)).toBeFocused()
  await other(page).click()
  await expect(prayer(page)).toBeVisible()
  await expect(current(page)).toHaveCount(0)

  await page.route('**/api/ai/prayer', () => undefined)
  await button(page, 'Edit').click()
  await create(page).click()
  await expect(button(page, 'Creating Prayer...')).toBeDisabled()
  const given = page.waitForEvent('requestfailed', isAsked('/api/ai/prayer'))
  await page.keyboard.press('Escape')
  await given
  await other(page).click()
  await expect(moment(page)).toHaveValue('a hard talk with my boss')
  await expect(create(page)).toBeEnabled()
})

test('somebody in danger is told where to get help first, and nothing is paced', async ({ page }) => {
  await pray(page, 'I want to end my life, I cannot go to work any more')
  const help = prayer(page).getByRole('region', { name: /^Help is near/ })
  await expect(help.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
  await expect(help).toBeInViewport()
  expect(await prayer(page).evaluate((section) => section.firstElementChild?.textContent)).toContain('Help is near')
  await expect(prayer(page).getByText('988 Suicide')).toHaveCount(1)
  await expect(button(page, 'Begin Prayer')).toHaveCount(0)
  await expect(button(page, 'Edit')).toBeVisible()
})

test('where there is concern, who can help stands folded after the prayer, also while it is prayed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const helplines = [{ name: 'A Line', purpose: 'For those who are harassed', phone: '555 0100' }]
  await page.route('**/api/ai/prayer', async (route: Route) => {
    const answer = await route.fetch({ headers: { ...route.request().headers(), accept: 'application/json' } })
    const help = { region: 'Nowhere', helplines }
    await route.fulfill({ json: { ...(await answer.json()), safety: 'concern', help } })
  })
  await pray(page, 'a hard talk with my boss')
  await begin(page)
  await page.clock.fastForward(40_000)
  await expect(current(page)).toHaveCount(1)
  await prayer(page).getByText('Who can help: A Line, 555 0100', { exact: true }).click()
  await expect(prayer(page).getByRole('link', { name: 'Call 555 0100' })).toBeVisible()
})

test('a custom prayer is printed alone', async ({ page }) => {
  await pray(page, 'a hard talk with my boss')
  await expect(button(page, 'Print this prayer')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const printed = String(
    await page.evaluate(
      `[...document.querySelectorAll('.sr-only, body > [role="status"]')].forEach((heard) => { heard.hidden = true }) ?? document.body.innerText.trim()`,
    ),
  )
  expect(printed).toMatch(/^Prayer for Your Moment\s/)
  expect(printed).toMatch(/seek pastoral counsel\.$/)
  expect(printed).not.toMatch(/Prayer Mode|Edit|Begin Prayer|Need help now|Read in context/)
})

test.describe('when it fails', () => {
  test.use({ forgiven: [/status of (500|429)|ERR_FAILED|ERR_INTERNET/] })

  test('another prayer can be had for the same moment; where none comes, the last is back', async ({ page }) => {
    await pray(page, 'a hard talk with my boss')
    const title = prayer(page).getByRole('heading', { level: 3 }).first()
    const first = (await title.textContent()) ?? ''
    await begin(page)
    await page.clock.resume()
    const asked = page.waitForRequest(isAsked('/api/ai/prayer'))
    await button(page, 'Another prayer').click()
    expect((await asked).postDataJSON()).toEqual({ prompt: 'a hard talk with my boss' })
    await expect(title).not.toHaveText(first)
    await expect(prayer(page)).toBeFocused()
    await expect(current(page)).toHaveCount(0)

    const second = (await title.textContent()) ?? ''
    await page.route('**/api/ai/prayer', (route) => route.abort())
    await button(page, 'Another prayer').click()
    await expect(page.getByText('Error', { exact: true })).toBeVisible()
    await expect(title).toHaveText(second)
  })

  const said = 'Many people ask at this moment.'
  const problem = {
    type: 'about:blank',
    title: 'Too Many Requests',
    status: 429,
    detail: said,
    error: said,
    code: 'quota_exceeded',
    requestId: 'r1',
  }
  const failures = {
    'without a word': [{ status: 500, body: 'no' }, 'Failed to generate guidance. Please try again.'],
    'with a word of the server': [{ status: 429, json: problem }, said],
  } as const

  for (const [how, [answer, words]] of Object.entries(failures)) {
    test(`${how}, it is said and what was typed stays`, async ({ page }) => {
      await page.route('**/api/ai/prayer', (route) => route.fulfill(answer))
      await moment(page).fill('  a hard talk  ')
      await create(page).click()
      await expect(page.getByText('Error', { exact: true })).toBeVisible()
      await expect(page.getByText(words, { exact: true })).toBeVisible()
      await expect(moment(page)).toHaveValue('  a hard talk  ')
      await expect(create(page)).toBeEnabled()
    })
  }

  test('a dialog that cannot be fetched is said to be so', async ({ page }) => {
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes('Create Prayer')) await route.abort()
      else await route.fulfill({ response })
    })
    await page.reload()
    await other(page).click()
    await expect(
      page.getByText('This could not be opened. Please check your connection and try again.', { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('in every look', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })

  test('a custom prayer has no barrier', async ({ page }) => {
    await expectNoBarriers(page)
    await pray(page, 'a hard talk with my boss')
    await button(page, 'Begin Prayer').click()
    await expectNoBarriers(page)
    await button(page, 'Edit').click()
    await pray(page, 'I want to end my life, I cannot go to work any more')
    await expectNoBarriers(page)
  })
})
