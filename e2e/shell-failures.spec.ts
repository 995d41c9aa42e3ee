import type { Page } from '@playwright/test'
import { withBoot } from './support/boot.ts'
import { expectNoBarrier, expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

const banner = (page: Page) => page.getByRole('banner')
const row = (page: Page) => banner(page).getByRole('navigation', { name: 'Main' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open navigation' })

test.describe('when something fails', () => {
  test.beforeEach(async ({ context }, { title }) => {
    await signInQuickly(context, program(), addressFor(title))
  })

  test.use({ forgiven: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ProgramMissing|TypeError|could not be fetched/] })

  test('a page that breaks leaves the shell alive, and can be tried again', async ({ page }) => {
    let isBroken = true
    await withBoot(page, (boot) => (isBroken ? { ...boot, daily: { id: 'Ps.1.1' } } : boot))
    await page.goto(at('/home'))
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
    await row(page).getByRole('link', { name: 'Prayer Mode' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Prayer Mode' })).toBeFocused()
    isBroken = false
    await page.goto(at('/home'))
    await expect(page.getByRole('heading', { level: 1, name: 'Lampstand' })).toBeVisible()
  })

  test('a page whose program is gone is loaded anew once, then says so, and can be tried again', async ({ page }) => {
    await page.goto(at('/home'))
    await heading(page).waitFor()
    const program = await page.evaluate<string>(
      `JSON.parse(document.getElementById('route-chunks').textContent)['/prayer'][0]`,
    )
    await page.route(`**${program}`, (route) => route.abort('internetdisconnected'))
    const visits: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && visits.push(new URL(request.url()).pathname))
    await row(page).getByRole('link', { name: 'Prayer Mode' }).click()
    await expect.poll(() => visits).toEqual(['/prayer'])
    await expect(page.getByRole('heading', { name: 'This page could not be fetched' })).toBeVisible()
    await expect(row(page).getByRole('link', { name: 'Workplace Challenges' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be fetched' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(visits).toEqual(['/prayer'])

    await page.unroute(`**${program}`)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Prayer Mode' })).toBeVisible()
  })

  test('a page is never left for a server that does not answer', async ({ page, context }) => {
    await page.goto(at('/home'))
    await heading(page).waitFor()
    await context.setOffline(true)
    const visits: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && visits.push(request.url()))
    await row(page).getByRole('link', { name: 'AI Guidance' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be fetched' })).toBeVisible()
    await expectNoBarrier(page)
    await row(page)
      .getByRole('link', { name: 'Home' })
      .or(banner(page).getByRole('link', { name: 'Home' }))
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lampstand' })).toBeVisible()
    expect(visits).toEqual([])
    await context.setOffline(false)
    await row(page).getByRole('link', { name: 'AI Guidance' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Biblical Guidance' })).toBeVisible()
  })

  test('a menu that cannot be fetched says so, and opens once it can', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(at('/home'))
    await heading(page).waitFor()
    await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'))
    await menuButton(page).click()
    await expect(page.getByRole('alert')).toContainText('The menu could not be opened. Please try again.')
    await expect(heading(page)).toBeVisible()
    await page.unroute('**/assets/*.js')
    await menuButton(page).click()
    await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
  })

  test('without a connection a calm line says so until it is back', async ({ page, context }) => {
    await page.goto(at('/home'))
    await heading(page).waitFor()
    const notice = banner(page).getByRole('status')
    await expect(notice).toBeEmpty()
    await context.setOffline(true)
    await expect(notice).toHaveText('You are offline. Prayers, reset, help lines and journal still work.')
    await expect(notice).toBeInViewport()
    await context.setOffline(false)
    await expect(notice).toBeEmpty()
  })
})

test.describe('in every look', () => {
  test.use({
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
    forgiven: [/TypeError|ERR_INTERNET_DISCONNECTED/],
  })

  test('the shell without a connection and around a broken page has no barrier', async ({ page, context }, {
    title,
  }) => {
    await signInQuickly(context, program(), addressFor(title))
    await withBoot(page, (boot) => ({ ...boot, daily: { id: 'Ps.1.1' } }))
    await page.goto(at('/home'))
    await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor()
    await context.setOffline(true)
    await page.getByText('You are offline.').waitFor()
    await expectNoBarriers(page)
  })
})
