import { appPaths } from '@lampstand/contract/pages'
import { hairSpace } from '@lampstand/scripture/quoted'
import { parseReference } from '@lampstand/scripture/references'
import { openText } from '@lampstand/scripture/text'
import type { Locator, Page } from '@playwright/test'
import { expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly, submitEmailAndCode } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

const tagline = 'A Christian companion for navigating workplace challenges with faith'
const proPath = '/subscribe'
const isProBuilt = (appPaths as readonly string[]).includes(proPath)

const plan = (page: Page, name: 'Basic' | 'Pro') => page.getByRole('radio', { name, exact: true })
/** The ways on that are shown: there is one at a time. */
const waysOn = (page: Page) => page.getByRole('link', { name: /^(Create Account|Start)/ })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the onboarding page says what it offers', async ({ page }) => {
    await page.goto(at('/onboarding'))
    await expect(page.getByRole('heading', { level: 1, name: tagline })).toBeVisible()
    await expect(page.getByRole('region', { name: 'What Lampstand does' }).getByRole('heading')).toHaveText([
      'Daily Scripture',
      'Quick Prayers',
      'Biblical Guidance',
      'Prayer Reminders',
      'A 60-Second Reset',
      'Be the Light',
    ])
    await expect(page.getByText(openText().quote('Matt.5.15'))).toBeVisible()
    await expect(page.getByText('Matthew 5:15', { exact: true })).toBeVisible()
  })

  test("today's verse and a prayer are there before anybody signs in, and it stays a light page", async ({ page }) => {
    const answer = await page.goto(at('/onboarding'))
    expect(
      Number(
        await answer
          ?.request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      ),
    ).toBeLessThan(14_000)
    const today = page.getByRole('region', { name: "Today's Scripture" })
    const reference = parseReference((await today.locator('cite').textContent()) ?? '') ?? ''
    const verse = (await today.getByRole('blockquote').textContent())?.replaceAll(hairSpace, '')
    expect(verse).toContain(openText().quote(reference))
    const amen = today.getByText(/Amen\.$/)
    await expect(amen).toBeHidden()
    await today.getByText('Try a prayer: Stress, 2 min').click()
    await expect(amen).toBeVisible()
    expect(await topOf(today)).toBeLessThan(await topOf(page.getByRole('group', { name: 'Plan' })))
  })

  test('the first button leads to the sign-in and says that it does', async ({ page }) => {
    await page.goto(at('/onboarding'))
    await expect(page.getByText('You sign in on the next page. No card is needed.')).toBeVisible()
    await page.getByRole('link', { name: 'Create a Free Account' }).click()
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  })

  test('both plans are laid out, Basic is chosen, and the other one can be', async ({ page }) => {
    await page.goto(at('/onboarding'))
    await page.getByRole('link', { name: 'Compare Basic and Pro' }).click()
    await expect(page).toHaveURL(at('/onboarding#plans'))
    const plans = page.getByRole('group', { name: 'Plan' })
    await expect(plan(page, 'Basic')).toBeChecked()
    await expect(plans.getByText('$0 free')).toBeVisible()
    await expect(plans.getByText('$9.99 /month')).toBeVisible()
    await expect(plans.getByText('3-day free trial')).toBeVisible()
    await expect(plans.getByRole('list').first().getByRole('listitem')).toHaveText([
      'Daily scripture',
      'Prayer support',
      'Workplace challenges',
      'Free resources',
    ])
    await expect(plans.getByRole('list').last().getByRole('listitem')).toHaveText([
      'Everything in Basic',
      'Custom prayer times (1 to 5 daily)',
      'Email prayer reminders',
      'AI-powered scripture insights',
      'Advanced spiritual analytics',
    ])
    // The whole card is a place to click.
    const { x, y } = (await plans.getByText('Advanced spiritual analytics').boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.click(x + 5, y + 5)
    await expect(plan(page, 'Pro')).toBeChecked()
    await expect(plan(page, 'Basic')).not.toBeChecked()
  })

  test('testimonials have first names and trades, and say that they are illustrative', async ({ page }) => {
    await page.goto(at('/onboarding'))
    const voices = page.getByRole('region', { name: 'From the working day' })
    await expect(voices.getByText('Illustrative examples')).toBeVisible()
    await expect(voices.getByRole('figure')).toHaveCount(3)
    await expect(voices.locator('figcaption')).toHaveText(['Miriam, nurse', 'Tomasz, electrician', 'Abeni, accountant'])
  })

  test('the call to action leads to the login, whichever plan is chosen', async ({ page }) => {
    await page.goto(at('/onboarding'))
    for (const name of ['Basic', 'Pro'] as const) {
      await plan(page, name).check()
      await expect(waysOn(page)).toHaveText(['Create Account & Get Started'])
      await expect(waysOn(page)).toHaveAttribute('href', '/api/login')
    }
    await waysOn(page).click()
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  })
})

test('the plans are reached and chosen by keyboard', async ({ page }) => {
  await page.goto(at('/onboarding#plans'))
  await plan(page, 'Basic').focus()
  await page.keyboard.press('ArrowDown')
  await expect(plan(page, 'Pro')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(waysOn(page)).toBeFocused()
})

test('a page left open learns that somebody signed in, and names the way of each plan', async ({ page, context }, {
  title,
}) => {
  await page.goto(at('/onboarding'))
  await signInQuickly(context, program(), addressFor(title))
  await comeBackTo(page)
  await expect(waysOn(page)).toHaveText(['Start with Basic'])
  await expect(waysOn(page)).toHaveAttribute('href', '/home')
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden()
  await plan(page, 'Pro').check()
  await expect(waysOn(page)).toHaveText(['Start Pro Trial'])
  await expect(waysOn(page)).toHaveAttribute('href', proPath)

  await context.clearCookies()
  await comeBackTo(page)
  await expect(waysOn(page)).toHaveText(['Create Account & Get Started'])

  await signInQuickly(context, program(), addressFor(`${title} again`))
  await comeBackTo(page)
  await plan(page, 'Basic').check()
  await waysOn(page).click()
  await expect(page).toHaveURL(at('/home'))
})

test('whoever is signed in is led past the onboarding page', async ({ page, context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await page.goto(at('/onboarding'))
  await expect(page).toHaveURL(at('/home'))
})

test('the plan that was chosen outlives sign-in as soon as there is a page for it', async ({ page }) => {
  await page.goto(at('/onboarding'))
  await plan(page, 'Pro').check()
  await waysOn(page).click()
  await page.getByRole('textbox', { name: 'Email' }).waitFor()
  const saved = await page.evaluate(() => sessionStorage.getItem('redirectAfterAuth'))
  expect(saved).toBe(isProBuilt ? proPath : null)
  await submitEmailAndCode(page, program(), 'pro@example.com')
  await expect(page).toHaveURL(at(isProBuilt ? proPath : '/home'))
})

test('the page brings no framework', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
  await page.goto(at('/onboarding'), { waitUntil: 'networkidle' })
  expect(scripts).toEqual(['/onboarding.js'])
})

test.describe('in every look', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })

  test('the onboarding page has no barrier', async ({ page }) => {
    await page.goto(at('/onboarding'))
    await plan(page, 'Pro').check()
    await expectNoBarriers(page)
  })
})

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN

/** What the browser tells a page that is looked at again. */
const comeBackTo = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
