import type { Page } from '@playwright/test'
import { late, subscription, withLedger } from './support/email-ledger.ts'
import { expectNoBarrier, expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

const card = (page: Page) => page.getByRole('region', { name: 'Your email reminders' })
const calendar = (page: Page) => page.getByRole('region', { name: 'In your calendar' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Email Reminders' })
const times = (page: Page) => dialog(page).getByLabel(/^Prayer time \d$/)

async function begin(page: Page) {
  await page.goto(at('/reminders'))
  await expect(calendar(page).getByRole('switch')).toBeVisible()
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Email Reminders' }).click()
  await expect(dialog(page).getByLabel('Time zone')).toBeVisible()
}

const said = (page: Page, words: string) => page.getByText(words, { exact: true }).first()

/** The link in the newest message to an address, as the mailbox of this machine shows it. */
async function linkTo(page: Page, email: string): Promise<string> {
  const [, mailbox = ''] = /mailbox of this machine: (\S+)/.exec(program().output()) ?? []
  await page.goto(mailbox)
  const text = await page.getByRole('listitem').filter({ hasText: email }).first().textContent()
  return /http\S+\/api\/mail\/\S+/.exec(text ?? '')?.[0] ?? ''
}

test.beforeEach(async ({ context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
})

test('one’s own address is subscribed at once, changed, paused, resumed and deleted', async ({ page }, { title }) => {
  await begin(page)
  await expect(page.getByText('8:00 AM', { exact: true })).toBeVisible()
  await openDialog(page)
  await expect(dialog(page).getByRole('textbox', { name: 'Email' })).toHaveValue(addressFor(title))
  await expect(dialog(page).getByLabel('Time zone')).toHaveValue('America/New_York')
  await expect(times(page)).toHaveValue('11:00')
  await expect(dialog(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  const add = dialog(page).getByRole('button', { name: 'Add Time' })
  for (let count = 2; count <= 5; count++) {
    await add.click()
    await expect(times(page).nth(count - 1)).toHaveValue('12:00')
    await expect(times(page).nth(count - 1)).toBeFocused()
  }
  await expect(add).toHaveCount(0)
  for (let count = 5; count > 2; count--)
    await dialog(page)
      .getByRole('button', { name: /^Remove prayer time 1/ })
      .click()
  await times(page).first().fill('')
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill('nobody')
  await dialog(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(said(page, 'Please enter a valid email address')).toBeVisible()
  await expect(said(page, 'Please enter a time such as 08:00')).toBeVisible()
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill(addressFor(title))
  await times(page).first().fill('08:00')
  await dialog(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(said(page, 'Subscription Successful!')).toBeVisible()
  await expect(said(page, "You'll receive prayer reminders at 8:00 AM and 12:00 PM.")).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Email Reminders' })).toBeFocused()
  await expect(card(page)).toContainText('8:00 AM and 12:00 PM, Eastern Time')
  await expect(card(page)).toContainText(/Next: \w+day, \w+ \d+, (8:00 AM|12:00 PM)/)

  await card(page)
    .getByRole('button', { name: `Manage ${addressFor(title)}` })
    .click()
  const sheet = page.getByRole('dialog', { name: addressFor(title) })
  await expect(sheet.getByRole('region', { name: 'Your next seven' }).getByRole('listitem')).toHaveCount(7)
  await expect(sheet).toContainText('Nothing was due yet.')
  await sheet.getByRole('button', { name: 'Change' }).click()
  await sheet.getByLabel('Time zone').selectOption('Europe/London')
  await sheet.getByRole('button', { name: 'Save Changes' }).click()
  await expect(said(page, 'Reminders Changed')).toBeVisible()
  await expect(sheet).toContainText('In Europe/London')
  await expect(sheet).toContainText('on this device')
  await sheet.getByRole('button', { name: 'Pause' }).click()
  await expect(said(page, 'Reminders Paused')).toBeVisible()
  await expect(sheet.getByRole('region', { name: 'Your next seven' })).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Resume' }).click()
  await expect(sheet.getByRole('region', { name: 'Your next seven' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Reminders' }).click()
  await expect(said(page, 'Reminders Deleted')).toBeVisible()
  await expect(sheet).toHaveCount(0)
  await expect(card(page)).toContainText('You have no email reminders yet.')
})

test.describe('by the links of a message', () => {
  test.use({ forgiven: [/400 \(Bad Request\)|410 \(Gone\)/] })

  test('another address is asked first; its reader begins and ends the reminders without signing in', async ({
    page,
    browser,
    watch,
  }) => {
    await begin(page)
    await openDialog(page)
    await dialog(page).getByRole('textbox', { name: 'Email' }).fill('ruth@example.net')
    await dialog(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(said(page, 'Subscription Successful!')).toBeVisible()
    await expect(card(page)).toContainText('Waiting to be confirmed')
    await card(page).getByRole('button', { name: 'Send the confirmation to ruth@example.net again' }).click()
    await expect(said(page, 'Already Sent')).toBeVisible()

    const elsewhere = await browser.newContext()
    watch(elsewhere)
    const mail = await elsewhere.newPage()
    const link = await linkTo(mail, 'ruth@example.net')
    await mail.goto(link)
    await expectNoBarrier(mail)
    await mail.getByRole('button', { name: 'Yes, send them' }).click()
    await expect(mail.getByRole('heading', { name: 'Your reminders are on' })).toBeVisible()
    await page.reload()
    await expect(card(page)).toContainText(/Next: /)

    await mail.getByRole('link', { name: 'Change times or pause' }).click()
    await expectNoBarrier(mail)
    await mail.getByLabel('Time 1').fill('')
    await mail.getByRole('button', { name: 'Save' }).click()
    await expect(mail.getByRole('alert')).toHaveText('Please select at least 1 prayer time')
    const token = await mail.locator('input[name=token]').first().inputValue()
    const oneClick = { form: { 'List-Unsubscribe': 'One-Click' } }
    expect((await elsewhere.request.post(at(`/api/mail/unsubscribe?token=${token}`), oneClick)).status()).toBe(200)
    await page.reload()
    await expect(card(page)).toContainText('Unsubscribed')
    await elsewhere.close()
  })

  test('an old link says so and what to do', async ({ page }) => {
    await page.goto(at('/api/mail/confirm?token=old'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Your reminders' })).toBeVisible()
    await expectNoBarrier(page)
  })
})

const plan = (page: Page, name: 'basic' | 'pro') =>
  page.route('**/api/account', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), plan: name } })
  })

test('on Basic the dialog says what Pro opens, and the way there', async ({ page }) => {
  await plan(page, 'basic')
  await begin(page)
  await page.getByRole('button', { name: 'Email Reminders' }).click()
  await expect(dialog(page).getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/subscribe')
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0)
  await expectNoBarrier(page)
})

test.describe('refused', () => {
  test.use({ forgiven: [/403 \(Forbidden\)/] })

  test('what the server refuses is said, and what was typed stays', async ({ page }) => {
    const error = 'Sending prayer reminders by email is part of Pro.'
    await page.route('**/api/prayer/email/subscribe', (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'Forbidden',
          status: 403,
          detail: error,
          error,
          code: 'needs_pro',
          requestId: '1',
        },
      }),
    )
    await begin(page)
    await openDialog(page)
    await times(page).fill('06:45')
    await dialog(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(said(page, 'Subscription Failed')).toBeVisible()
    await expect(dialog(page).getByRole('alert').filter({ hasText: error })).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: 'Upgrade to Pro' })).toBeVisible()
    await expect(times(page)).toHaveValue('06:45')
  })
})

test('the secret link is read by anybody who has it, until it is revoked', async ({ page, playwright }) => {
  await begin(page)
  await calendar(page).getByRole('switch').click()
  await calendar(page).getByRole('button', { name: 'Make a Secret Link' }).click()
  const url = await calendar(page).getByLabel('Secret link').inputValue()
  const anybody = await playwright.request.newContext()
  const read = async () => (await anybody.get(url)).text()
  expect(await read()).toMatch(/SUMMARY:Pause/)
  await calendar(page).getByRole('switch').click()
  await expect(calendar(page)).toContainText('For example “Morning prayer”')
  await expect.poll(read).toMatch(/SUMMARY:Morning prayer/)
  const download = page.waitForEvent('download')
  await calendar(page).getByRole('link', { name: 'Download as a file' }).click()
  expect((await download).suggestedFilename()).toBe('prayer-times.ics')
  await calendar(page).getByRole('button', { name: 'Revoke the link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke Link' }).click()
  await expect(calendar(page).getByRole('button', { name: 'Make a Secret Link' })).toBeVisible()
  expect((await anybody.get(url)).status()).toBe(404)
  await anybody.dispose()
})

const openSheet = async (page: Page) => {
  await card(page)
    .getByRole('button', { name: `Manage ${subscription.email}` })
    .click()
  await expect(page.getByRole('region', { name: 'What happened to each' })).toContainText('Skipped')
}

test('what became of each message is told with its reason, and what a change of clocks moves', async ({ page }) => {
  await withLedger(page)
  await begin(page)
  await openSheet(page)
  await expect(page.getByRole('region', { name: 'Your next seven' }).getByRole('listitem').first()).toContainText(
    'The clocks go forward that day and skip 2:30 AM, so it comes at 3:30 AM.',
  )
  const ledger = page.getByRole('region', { name: 'What happened to each' }).getByRole('listitem')
  await expect(ledger).toHaveCount(2)
  await expect(ledger.nth(1)).toContainText(late)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(ledger.nth(2)).toContainText('The mail server of this address refused it.')
})

test.describe('in every look', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })

  test('cards, dialog and sheet have no barrier', async ({ page }) => {
    await withLedger(page)
    await begin(page)
    await openDialog(page)
    await dialog(page).getByRole('button', { name: 'Add Time' }).click()
    await times(page).first().fill('')
    await dialog(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(said(page, 'Please enter a time such as 08:00')).toBeVisible()
    await expectNoBarriers(page)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await calendar(page).getByRole('button', { name: 'Make a Secret Link' }).click()
    await expect(calendar(page).getByLabel('Secret link')).toBeVisible()
    await openSheet(page)
    await expectNoBarriers(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expectNoBarriers(page)
  })
})
