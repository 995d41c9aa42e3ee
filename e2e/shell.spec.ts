import { appPaths } from '@lampstand/contract/pages'
import type { Page } from '@playwright/test'
import { withBoot } from './support/boot.ts'
import { holdClock, installClock } from './support/clock.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

const banner = (page: Page) => page.getByRole('banner')
const row = (page: Page) => banner(page).getByRole('navigation', { name: 'Main' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open navigation' })
const avatar = (page: Page) => page.getByRole('button', { name: 'Account menu' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toast = (page: Page) => page.locator('li[data-state="open"]')

/** Reached from the avatar menu or from a page, not from the main menu. */
const ownPaths: readonly string[] = ['/', '/home', '/insights', '/account', '/subscribe', '/subscription-success']
const rest = appPaths.filter((path) => !ownPaths.includes(path))

test.describe('signed in', () => {
  test.beforeEach(async ({ context }, { title }) => {
    await signInQuickly(context, program(), addressFor(title))
  })

  for (const width of [1024, 1152, 1280]) {
    test(`at ${width} px every destination but home has its icon in the row, and the header stays`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 600 })
      await page.goto(at('/scripture'))
      await heading(page).waitFor()
      const links = row(page).getByRole('link')
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(rest)
      const edges = await banner(page).evaluate((header) => {
        const boxes = [...header.querySelectorAll('a, button')].map((control) => control.getBoundingClientRect())
        const shown = boxes.filter((box) => box.width > 0)
        return { left: Math.min(...shown.map((box) => box.left)), right: Math.max(...shown.map((box) => box.right)) }
      })
      expect(edges.left).toBeGreaterThanOrEqual(0)
      expect(edges.right).toBeLessThanOrEqual(width)
      await expect(menuButton(page)).toBeHidden()
      await page.mouse.wheel(0, 5000)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      expect((await banner(page).boundingBox())?.y).toBe(0)
    })
  }

  for (const width of [320, 768, 1023]) {
    test(`at ${width} px the menu button stands in for the row`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(at('/prayer'))
      await heading(page).waitFor()
      await expect(row(page)).toBeHidden()
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
      await menuButton(page).click()
      const links = page.getByRole('dialog', { name: 'Navigation' }).getByRole('link')
      await expect(links).toHaveCount(1 + rest.length)
      await expect(links.nth(2)).toHaveAttribute('aria-current', 'page')
      await page.keyboard.press('Escape')
      await expect(menuButton(page)).toBeFocused()
    })
  }

  test('a tooltip waits 700 ms, and none at all within 300 ms of another', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await installClock(page)
    await page.goto(at('/home'))
    await heading(page).waitFor()
    await holdClock(page)
    const tooltip = page.getByRole('tooltip')
    const [first, second] = [row(page).getByRole('link').nth(0), row(page).getByRole('link').nth(1)]
    await first.hover()
    await page.clock.runFor(699)
    await expect(tooltip).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(tooltip).toHaveText('Workplace Challenges')

    await heading(page).hover()
    await expect(tooltip).toHaveCount(0)
    await page.clock.runFor(299)
    await second.hover()
    await page.clock.runFor(1)
    await expect(tooltip).toHaveText('Prayer Mode')

    await page.keyboard.press('Escape')
    await expect(tooltip).toHaveCount(0)
    await heading(page).hover()
    await page.clock.runFor(301)
    await first.hover()
    await page.clock.runFor(699)
    await expect(tooltip).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(tooltip).toHaveText('Workplace Challenges')
  })

  test('the keyboard brings a tooltip at once', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(at('/prayer'))
    await row(page).getByRole('link').nth(0).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tooltip')).toHaveText('Prayer Mode')
  })

  test.describe('toasts', () => {
    const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
    const keep = async (page: Page) => {
      await save(page).click()
      await page.getByRole('button', { name: 'No challenge in particular' }).click()
    }

    test('one at a time, for five seconds, and F8 leads to it', async ({ page }) => {
      await installClock(page)
      await page.goto(at('/home'))
      await save(page).waitFor()
      await holdClock(page)
      await keep(page)
      await expect(toast(page)).toContainText('Scripture Saved')
      await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
      await expect(toast(page)).toContainText('Scripture Removed')
      await expect(toast(page)).toHaveCount(1)
      await page.clock.runFor(4900)
      await expect(toast(page)).toHaveCount(1)
      await page.keyboard.press('F8')
      await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused()
      await heading(page).focus()
      await page.clock.runFor(5100)
      await expect(toast(page)).toHaveCount(0)
    })

    test('a swipe of 50 px to the right sends it away, and a shorter one does not', async ({ page }) => {
      await page.goto(at('/home'))
      await keep(page)
      const box = await toast(page).boundingBox()
      const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 30]
      const swipe = async (distance: number) => {
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x + distance / 2, y)
        await page.mouse.move(x + distance, y)
        await page.mouse.up()
      }
      await swipe(40)
      await expect(toast(page)).toHaveCount(1)
      await swipe(60)
      await expect(toast(page)).toHaveCount(0)
    })
  })

  test.describe('who is here', () => {
    test.use({ forgiven: [/status of 404/] })

    const image = 'https://pictures.example/anna.png'

    test('the avatar is a picture; a broken one gives way to the initial', async ({ page }) => {
      const dot = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      )
      await page.route(image, (route) => route.fulfill({ body: dot, contentType: 'image/png' }))
      await withBoot(page, (boot) => ({ ...boot, user: { ...boot.user, firstName: 'Anna', profileImageUrl: image } }))
      await page.goto(at('/home'))
      await expect(avatar(page).locator('img')).toHaveJSProperty('naturalWidth', 1)
      await page.unroute(image)
      await page.route(image, (route) => route.fulfill({ status: 404, body: 'gone.png' }))
      await page.reload()
      await expect(avatar(page)).toHaveText('A')
      await expect(avatar(page).locator('img')).toHaveCount(0)
    })

    test('the initial is that of the first name, else of the email, else there is a figure', async ({ page }) => {
      let user = { firstName: 'Élise', email: 'zoe@example.org' as string | null }
      await withBoot(page, (boot) => ({ ...boot, user: { ...boot.user, ...user } }))
      await page.goto(at('/home'))
      await expect(avatar(page)).toHaveText('É')
      user = { firstName: '', email: 'zoe@example.org' }
      await page.reload()
      await expect(avatar(page)).toHaveText('Z')
      user = { firstName: '', email: null }
      await page.reload()
      await expect(avatar(page).locator('svg')).toBeVisible()
    })

    const menus = [
      { status: 'trialing', ends: 47, badge: 'Trial (2 days left)' },
      { status: 'active', ends: null, badge: 'Pro' },
      { status: 'cancelled', ends: null, badge: 'Cancelled' },
      { status: null, ends: null, badge: undefined },
    ] as const

    for (const { status, ends, badge } of menus) {
      test(`the menu of somebody whose plan is ${status} says who they are${badge ? ` and ${badge}` : ''}`, async ({
        page,
      }) => {
        const trialEndsAt = ends === null ? null : new Date(Date.now() + ends * 3_600_000).toISOString()
        const anna = {
          firstName: 'Anna',
          lastName: 'Lind',
          email: 'anna@example.org',
          subscriptionStatus: status,
          trialEndsAt,
        }
        await withBoot(page, (boot) => ({ ...boot, user: { ...boot.user, ...anna } }))
        await page.goto(at('/home'))
        await avatar(page).click()
        const menu = page.getByRole('menu')
        await expect(menu.getByText('Anna Lind', { exact: true })).toBeVisible()
        await expect(menu.getByText('anna@example.org', { exact: true })).toBeVisible()
        for (const text of ['Trial (2 days left)', 'Pro', 'Cancelled'])
          await expect(menu.getByText(text, { exact: true })).toHaveCount(text === badge ? 1 : 0)
        await expect(menu.getByRole('menuitem', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout')
        await page.keyboard.press('Escape')
        await expect(avatar(page)).toBeFocused()
      })
    }
  })
})

test.describe('signed out', () => {
  test.use({ forgiven: [/status of 40[14]/] })

  test('there is the way in, and a place is kept for whoever may be here', async ({ page }) => {
    await withBoot(page, () => ({}))
    let answer = () => {}
    await page.route('**/api/auth/user', async (route) => {
      await new Promise<void>((resolve) => (answer = resolve))
      await route.fallback()
    })
    await page.goto(at('/nowhere'))
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(page).toHaveTitle('Page Not Found, Lampstand')
    const signIn = banner(page).getByRole('link', { name: 'Sign In' })
    await expect(banner(page).locator('.animate-breathe')).toBeVisible()
    await expect(signIn).toHaveCount(0)
    answer()
    await expect(signIn).toHaveAttribute('href', '/api/login')
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    expect((await signIn.boundingBox())?.x).toBeLessThan(320 - 60)
  })
})
