import type { Page } from '@playwright/test'
import { withLedger } from './support/email-ledger.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

const over = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'))
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

/** What opens over a page: where it is opened, and by what. */
const openers: Record<string, { path: string; open: (page: Page) => Promise<void> }> = {
  'a prayer': {
    path: '/prayer',
    async open(page) {
      await button(page, /^Workplace Stress|^Stress/).click()
      await button(page, 'Begin Prayer').click()
    },
  },
  'the reset': {
    path: '/reset',
    async open(page) {
      await button(page, /^Emergency Reset/).click()
      await button(page, 'Begin Reset').click()
    },
  },
  'the reader': { path: '/home', open: (page) => button(page, /^Read in context/).click() },
  'a verse picture': { path: '/home', open: (page) => button(page, /^Share/).click() },
  'the way to help': { path: '/create', open: (page) => button(page, 'Need help now?').click() },
  'the account menu': { path: '/home', open: (page) => button(page, 'Account menu').click() },
}

test.beforeEach(async ({ context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
})

for (const [size, viewport] of Object.entries({
  phone: { width: 390, height: 780 },
  desk: { width: 1280, height: 800 },
})) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test('Back closes what is open and the page stays, and closing it by Escape leaves nothing behind', async ({
      page,
    }) => {
      await page.goto(at('/resources'))
      for (const [name, { path, open }] of Object.entries(openers)) {
        await test.step(name, async () => {
          await page.goto(at(path))
          for (const close of [() => page.goBack(), () => page.keyboard.press('Escape'), () => page.goBack()]) {
            await open(page)
            await expect(over(page)).toBeVisible()
            await close()
            await expect(over(page)).toHaveCount(0)
            await expect(page).toHaveURL(at(path))
          }
          await page.goForward()
          await expect(over(page)).toHaveCount(0)
          await expect.poll(() => page.evaluate('history.state?.layer ?? 0')).toBe(0)
          await page.goBack()
          await expect(page).toHaveURL(at('/resources'))
        })
      }
    })
  })
}

test('two that lie over each other close one by one', async ({ page }) => {
  await withLedger(page)
  await page.goto(at('/reminders'))
  await button(page, /^Manage a\.rather/).click()
  await button(page, 'Delete').click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(over(page)).toHaveCount(0)
  await expect(page).toHaveURL(at('/reminders'))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } })

  test('a page that the menu leads to takes its place, and a page that was left scrolled is as it was', async ({
    page,
  }) => {
    await page.goto(at('/home'))
    await button(page, 'Open navigation').click()
    await expect(over(page)).toBeVisible()
    await page.goBack()
    await expect(over(page)).toHaveCount(0)
    await button(page, 'Open navigation').click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Resources/ })
      .click()
    await expect(page).toHaveURL(at('/resources'))
    await expect(over(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(at('/home'))
    await expect(over(page)).toHaveCount(0)
    await page.goForward()
    await expect(page).toHaveURL(at('/resources'))

    await button(page, 'Account menu').click()
    await expect(over(page)).toBeVisible()
    // Not before the page is long enough.
    await expect.poll(() => page.evaluate('scrollTo(0, 100), scrollY')).toBe(100)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate('history.state?.layer ?? 0')).toBe(0)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
  })
})

test('after a reload nothing is left of what was open, and a liturgy that was linked is open again', async ({
  page,
}) => {
  await page.goto(at('/resources'))
  await page.goto(at('/home'))
  await button(page, /^Read in context/).click()
  await expect(over(page)).toBeVisible()
  await page.reload()
  await expect.poll(() => page.evaluate('history.state?.layer ?? 0')).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(at('/resources'))

  const [{ id }] = await (await page.request.get(at('/api/prayer/liturgies'))).json()
  await page.goto(at(`/prayer?liturgy=${id}`))
  await expect(over(page)).toBeVisible()
  await page.reload()
  await expect(over(page)).toBeVisible()
  await page.goBack()
  await expect(over(page)).toHaveCount(0)
  await expect(page).toHaveURL(at('/prayer'))
  await page.goBack()
  await expect(page).toHaveURL(at('/resources'))
})
