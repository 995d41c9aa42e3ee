import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

test.beforeEach(async ({ context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the panel holds the page still and closes by backdrop, button, Escape and a new page', async ({ page }) => {
    await page.goto(at('/home'))
    const panel = page.getByRole('dialog', { name: 'Navigation' })
    const open = page.getByRole('button', { name: 'Open navigation' })

    await open.click()
    await expect(panel).toBeVisible()
    expect((await panel.boundingBox())?.width).toBeCloseTo(288, 1)
    expect(await page.evaluate('getComputedStyle(document.body).overflowY')).toBe('hidden')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(open).toBeFocused()

    await open.click()
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toBeHidden()

    await open.click()
    await expect(panel).toBeVisible()
    await page.mouse.click(340, 400)
    await expect(panel).toBeHidden()

    await open.click()
    await panel.getByRole('link', { name: /Workplace Challenges/ }).click()
    await expect(page).toHaveURL(at('/scripture'))
    await expect(panel).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the icon row names where it leads, marks where one is, and the title is hidden at home', async ({ page }) => {
    await page.goto(at('/home'))
    const row = page.getByRole('navigation', { name: 'Main' })
    const header = page.getByRole('banner')
    await expect(header.getByText('Lampstand', { exact: true })).toBeHidden()
    await row.getByRole('link', { name: 'Workplace Challenges' }).hover()
    await expect(page.getByRole('tooltip', { name: 'Workplace Challenges' })).toBeVisible()
    await row.getByRole('link', { name: 'Workplace Challenges' }).click()
    await expect(row.getByRole('link', { name: 'Workplace Challenges' })).toHaveAttribute('aria-current', 'page')
    await expect(header.getByText('Lampstand', { exact: true })).toBeVisible()
  })

  test('a name given in the profile dialog stands in the menu and the avatar', async ({ page }) => {
    await page.goto(at('/home'))
    const avatar = page.getByRole('button', { name: 'Account menu' })
    await expect(avatar).toHaveText('A')
    await avatar.click()
    await expect(page.getByText('Trial (3 days left)')).toBeVisible()
    await page.getByRole('menuitem', { name: 'Edit name' }).click()
    await page.getByRole('textbox', { name: 'First name' }).fill('Tamar')
    await page.getByRole('textbox', { name: 'Last name' }).fill('Judah')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(avatar).toHaveText('T')
    await page.reload()
    await avatar.click()
    await expect(page.getByText('Tamar Judah')).toBeVisible()
  })
})

test.describe('an unknown path', () => {
  test.use({ forgiven: [/status of 404/] })

  test('answers 404 with a page that says so', async ({ page }) => {
    const answer = await page.goto(at('/no/such/page'))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Return Home' }).click()
    await expect(page).toHaveURL(at('/home'))
  })
})
