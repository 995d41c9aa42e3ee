import { openText } from '@lampstand/scripture/text'
import type { Page } from '@playwright/test'
import { closeByKey } from './support/close-by-key.ts'
import { keepVerseForFirstChallenge } from './support/keep-verse.ts'
import { expectNoBarrier, expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path
const call = '**/api/ai/insight'

const opener = (page: Page) => page.getByRole('button', { name: /^Insight: / }).first()
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Insight' })
const whole = (page: Page) => sheet(page).getByRole('button', { name: 'Another insight' })

/** Opens the insight of the verse that is shown. @returns what was asked */
async function open(page: Page): Promise<{ verseId: string }> {
  const asked = page.waitForRequest(call)
  await opener(page).click()
  return (await asked).postDataJSON()
}

test.beforeEach(async ({ page, context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await page.goto(at('/home'))
  await opener(page).waitFor()
})

test('a card at home tells what its verse says in its context and asks of somebody at work', async ({ page }) => {
  const { verseId } = await open(page)
  await expect(whole(page)).toBeVisible()
  await expect(sheet(page).locator('blockquote')).toContainText(openText().quote(verseId))
  await expect(sheet(page).getByText('Its place in the Bible', { exact: true })).toBeVisible()
  await expect(sheet(page).getByText('What it asks of someone at work', { exact: true })).toBeVisible()
  await expect(sheet(page).getByText('From the Lampstand library', { exact: true })).toBeVisible()
  await expect(sheet(page).getByText('Lampstand is a program, not a pastor.')).toBeVisible()
  await expect(sheet(page).getByRole('button', { name: 'Need help now?' })).toBeVisible()
  await expect(sheet(page).getByText('The insight is ready')).toHaveRole('status')
  await closeByKey(page)
  await expect(sheet(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
})

test('opened again it is still there; another one is asked for on purpose', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/ai/insight') && calls.push(request.url()))
  await open(page)
  await whole(page).waitFor()
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await expect(sheet(page)).toHaveCount(0)
  await opener(page).click()
  await expect(whole(page)).toBeVisible()
  expect(calls).toHaveLength(1)
  await whole(page).click()
  await expect.poll(() => calls.length).toBe(2)
  await expect(whole(page)).toBeVisible()
})

test('every scripture card has it: the answer to a challenge too', async ({ page }) => {
  await page.goto(at('/scripture'))
  const reference = await keepVerseForFirstChallenge(page)
  await page.getByRole('button', { name: `Insight: ${reference}` }).click()
  await expect(sheet(page).locator('cite')).toHaveText(reference)
  await expect(whole(page)).toBeVisible()
})

test('a copy is whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { verseId } = await open(page)
  await sheet(page).getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(sheet(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(copied).toContain(openText().quote(verseId))
  expect(copied).toContain('Its place in the Bible')
  expect(copied).toContain('seek pastoral counsel.')
})

test('by keyboard alone', async ({ page }) => {
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeFocused()
  await whole(page).waitFor()
  await page.keyboard.press('Tab')
  await expect(sheet(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(opener(page)).toBeFocused()
})

test.describe('when there is none', () => {
  test.use({ forgiven: [/status of (403|500)|ERR_INTERNET_DISCONNECTED/] })

  const refusal = 'Scripture insight belongs to the Pro plan. Upgrade to Pro to use it.'

  test('for somebody without the plan it says which one opens it, and leads on', async ({ page }) => {
    const body = { type: 'about:blank', title: 'Forbidden', status: 403, detail: refusal, error: refusal }
    const problem = { ...body, code: 'needs_pro', requestId: 'request' }
    await page.route(call, (route) => route.fulfill({ status: 403, json: problem }))
    await opener(page).click()
    await expect(sheet(page).getByRole('alert')).toContainText(refusal)
    await expect(sheet(page).getByRole('button', { name: 'Try Again' })).toHaveCount(0)
    await expectNoBarrier(page)
    await sheet(page).getByRole('button', { name: 'Read in context' }).click()
    await expect(page.getByRole('dialog').locator('[data-words="passage"]').first()).toBeVisible()
    await closeByKey(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })

  test('a failure is said, and trying again brings it', async ({ page }) => {
    await page.route(call, (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 })
    await opener(page).click()
    await expect(sheet(page).getByRole('alert')).toContainText('The insight could not be loaded. Please try again.')
    await sheet(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(whole(page)).toBeVisible()
    await expect(sheet(page).getByRole('alert')).toHaveCount(0)
  })

  test('a sheet whose program cannot be fetched leaves the page alone', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'))
    await opener(page).click()
    await expect(page.getByRole('alert')).toContainText('The passage could not be opened. Please try again.')
    await page.unroute('**/assets/*.js')
    await opener(page).click()
    await expect(whole(page)).toBeVisible()
  })
})

test.describe('in every look', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })

  test('insight has no barrier', async ({ page }) => {
    await open(page)
    await whole(page).waitFor()
    await expectNoBarriers(page)
  })
})
