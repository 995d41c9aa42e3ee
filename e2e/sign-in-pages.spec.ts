import { sharedProgram } from './support/program.ts'
import { submitEmailAndCode } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a person signs in', async ({ page, context }) => {
    await page.goto(at('/api/login'))
    await submitEmailAndCode(page, program(), 'still@example.com')
    await page.waitForURL(at('/'))
    const answer = await context.request.get(at('/api/auth/user'))
    expect(await answer.json()).toMatchObject({ email: 'still@example.com', subscriptionStatus: 'trialing' })
  })

  test.describe('a fault', () => {
    test.use({ forgiven: [/status of 400/] })

    test('of the address or the code is told beside its box, and can be mended', async ({ page }) => {
      await page.goto(at('/api/login'))
      await page.getByRole('textbox', { name: 'Email' }).fill('not an address')
      await page.getByRole('textbox', { name: 'Email' }).press('Enter')
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('not an address')

      await page.getByRole('textbox', { name: 'Email' }).fill('mended@example.com')
      await page.getByRole('textbox', { name: 'Email' }).press('Enter')
      const code = await program().codeFor('mended@example.com')
      await page.getByRole('textbox', { name: 'Code' }).fill(code === '000000' ? '000001' : '000000')
      await page.getByRole('textbox', { name: 'Code' }).press('Enter')
      await expect(page.getByRole('alert')).toBeVisible()
      await page.getByRole('textbox', { name: 'Code' }).fill(code)
      await page.getByRole('textbox', { name: 'Code' }).press('Enter')
      await page.waitForURL(at('/'))
    })
  })
})

test('each page has one text box', async ({ page }) => {
  await page.goto(at('/api/login'))
  await expect(page.getByRole('textbox')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Email' }).fill('one-box@example.com')
  await page.getByRole('textbox', { name: 'Email' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await expect(page.getByRole('textbox')).toHaveCount(1)
})

test('two tabs asking for a code at once both end signed in', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto(at('/api/login'))
  await other.goto(at('/api/login'))
  await submitEmailAndCode(page, program(), 'twice@example.com')
  await expect(page).toHaveURL(at('/home'))
  // A call of this tab that is still under way would carry the session that the other tab now ends.
  await page.waitForLoadState('networkidle')
  await submitEmailAndCode(other, program(), 'twice@example.com')
  await expect(other).toHaveURL(at('/home'))
})

test('somebody signed in never sees the onboarding page', async ({ page }) => {
  await page.goto(at('/api/login'))
  await submitEmailAndCode(page, program(), 'inside@example.com')
  await expect(page).toHaveURL(at('/home'))
  await page.goto(at('/onboarding'))
  await expect(page).toHaveURL(at('/home'))
})
