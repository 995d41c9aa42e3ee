import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { keepVerseForFirstChallenge, savedHeading } from './support/keep-verse.ts'
import { expectNoBarrier, expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

async function open(page: Page) {
  await page.goto(at('/account'))
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).waitFor()
}
const section = (page: Page, name: string) => page.getByRole('region', { name })

test.beforeEach(async ({ context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
})

test('the avatar menu leads here', async ({ page }) => {
  await page.goto(at('/home'))
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
})

test('a name, a zone and discreet mail are kept', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Edit name' }).click()
  await page.getByRole('textbox', { name: 'First name' }).fill('Anna')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(section(page, 'Profile')).toContainText('Anna')
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Pacific/Auckland')
  await page.getByRole('switch', { name: 'Discreet mail and notifications' }).click()
  await expect(page.getByRole('switch', { name: 'Discreet mail and notifications' })).toBeChecked()
  await page.waitForLoadState('networkidle')
  await open(page)
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Pacific/Auckland')
  await expect(page.getByRole('switch', { name: 'Discreet mail and notifications' })).toBeChecked()
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption({ index: 0 })
  await page.waitForLoadState('networkidle')
  await open(page)
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('follow')
})

test('another browser is signed out from here', async ({ page, browser }, { title }) => {
  const other = await browser.newContext()
  await signInQuickly(other, program(), addressFor(title))
  await open(page)
  const sessions = section(page, 'Signed in').getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1)
  await sessions.getByRole('button', { name: /^Sign out/ }).click()
  await expect(page.getByText('Signed Out', { exact: true })).toBeVisible()
  await expect(sessions).toHaveCount(1)
  expect((await other.request.get(at('/api/account'))).status()).toBe(401)
  await other.close()
})

test('signing out everywhere asks first, and leaves', async ({ page, browser }, { title }) => {
  const other = await browser.newContext()
  await signInQuickly(other, program(), addressFor(title))
  await open(page)
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Sign Out Everywhere' })).toBeFocused()
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await expect(page).toHaveURL(/\/onboarding$/)
  expect((await other.request.get(at('/api/account'))).status()).toBe(401)
  await other.close()
})

test.describe('with a slip of the hand', () => {
  test.use({ forgiven: [/status of 400.*account\/delete/] })

  test('what is exported comes back after the account was deleted', async ({ page, context }, { title }) => {
    await page.goto(at('/scripture'))
    const reference = await keepVerseForFirstChallenge(page)
    await open(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export Everything' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^lampstand-\d{4}-\d{2}-\d{2}\.json$/)
    const path = await download.path()
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ savedScriptures: [{ reference }] })

    await page.getByRole('button', { name: 'Delete Account' }).click()
    const confirmation = page.getByRole('textbox', { name: 'Type your email address to confirm' })
    await confirmation.fill('somebody@else.example')
    await page.getByRole('button', { name: 'Delete My Account' }).click()
    await expect(page.getByText('That is not the email address of this account.')).toBeVisible()
    await confirmation.fill(addressFor(title).toUpperCase())
    await page.getByRole('button', { name: 'Delete My Account' }).click()
    await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(/\/onboarding$/)

    await signInQuickly(context, program(), addressFor(title))
    await page.goto(at('/scripture'))
    await savedHeading(page, 0).waitFor()
    await open(page)
    await page.getByLabel('Export to import').setInputFiles(path)
    await expect(page.getByText(/^Brought back: 1 saved scripture/)).toBeVisible()
    await page.getByLabel('Export to import').setInputFiles(path)
    await expect(page.getByText('Nothing new was in that file.')).toBeVisible()
    await page.goto(at('/scripture'))
    await savedHeading(page, 1).waitFor()
    await expect(section(page, 'Saved Scriptures')).toContainText(reference)
  })
})

test('a file that is none of ours says so', async ({ page }) => {
  await open(page)
  const file = { name: 'diary.json', mimeType: 'application/json', buffer: Buffer.from('{"dear":"diary"}') }
  await page.getByLabel('Export to import').setInputFiles(file)
  await expect(page.getByRole('alert')).toHaveText('That is not a file that Lampstand exported.')
})

test('the journal is a page to read and to print', async ({ page, context }) => {
  await page.goto(at('/scripture'))
  const reference = await keepVerseForFirstChallenge(page)
  await open(page)
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open Printable Journal' }).click()
  const journal = await opening
  await expect(journal.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
  await expect(journal.getByRole('listitem')).toContainText(reference)
  await expectNoBarrier(journal)
  await journal.emulateMedia({ media: 'print' })
  await expect(journal.getByText('use your browser’s Print')).toBeHidden()
  await expect(journal.getByRole('listitem')).toBeVisible()
})

test.describe('without an answer', () => {
  test.use({ forgiven: [/status of 503/] })

  test('the page says so and tries again', async ({ page }) => {
    await page.route('**/api/account', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto(at('/account'))
    await page.getByText('Your account could not be loaded.').waitFor({ timeout: 30_000 })
    await page.unroute('**/api/account')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('button', { name: 'Delete Account' })).toBeVisible()
  })
})

test.describe('in every look', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })

  test('the account has no barrier', async ({ page }) => {
    await open(page)
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Delete Account' }).click()
    await page.getByRole('dialog').waitFor()
    await expectNoBarriers(page)
  })
})
