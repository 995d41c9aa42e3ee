import type { BrowserContext, Page } from '@playwright/test'
import { card, request, submit } from './support/ask.ts'
import { untilAtRest } from './support/at-rest.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

// The call that is refused, and the question whose browser this is.
test.use({ forgiven: [/status of (401|400|403)/] })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' })

async function open(page: Page, path: string, title: string) {
  await signInQuickly(page.context(), program(), addressFor(title))
  await page.goto(at(path))
}

/** Ends every session of a person on the server, from another browser of theirs. */
async function revoke(browser: { newContext(): Promise<BrowserContext> }, title: string) {
  const elsewhere = await browser.newContext()
  await signInQuickly(elsewhere, program(), addressFor(title))
  await elsewhere.request.post(at('/api/account/sign-out-everywhere'), { headers: { origin: program().url } })
  await elsewhere.close()
}

async function signIn(page: Page, title: string) {
  await dialog(page).getByRole('button', { name: 'Send me a code' }).click()
  await dialog(page)
    .getByRole('textbox', { name: 'Code' })
    .fill(await program().codeFor(addressFor(title)))
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
}

test('a session ended on the server is begun again in place, and what was asked is answered', async ({
  page,
  browser,
}, { title }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/guidance', title)
  await request(page).fill('I was passed over for promotion')
  await revoke(browser, title)
  await submit(page).click()
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(at('/guidance'))
  await dialog(page).getByRole('button', { name: 'Send me a code' }).click()
  await dialog(page).getByRole('textbox', { name: 'Code' }).fill('12')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('The code has six digits')).toBeVisible()
  await dialog(page)
    .getByRole('textbox', { name: 'Code' })
    .fill(await program().codeFor(addressFor(title)))
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(card(page).getByRole('button', { name: 'Another answer' })).toBeVisible()
  await expect(request(page)).toHaveValue('I was passed over for promotion')
})

test('a browser that lost its session and its secret asks above an open dialog', async ({ page, context }, {
  title,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/prayer', title)
  await page.getByRole('button', { name: /^Other/ }).click()
  const own = page.getByRole('dialog', { name: 'Prayer for Your Moment', exact: true })
  await own.getByRole('textbox').fill('Before my review')
  await context.clearCookies()
  await own.getByRole('button', { name: 'Create Prayer' }).click()
  await expect(dialog(page)).toBeVisible()
  await signIn(page, title)
  await expect(own.getByRole('region', { name: 'Your prayer' })).toBeVisible()
})

type Place = { path: string; open?: (page: Page) => Promise<void>; field: RegExp; words?: string; send: string }

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Where people write and send; a prayer request is kept in the browser first and has a test of its own. */
const places: readonly Place[] = [
  {
    path: '/guidance',
    open: (page) => page.getByRole('tab', { name: 'Ethical' }).click(),
    field: /What decision/,
    send: 'Get Biblical Guidance',
  },
  { path: '/life-application', field: /^Custom Topic/, send: 'Generate Devotion' },
  { path: '/scripture', open: press(/^Other/), field: /^Describe your workplace/, send: 'Find Scripture' },
  { path: '/reminders', open: press('Add Reminder'), field: /^Name/, send: 'Add Reminder' },
  { path: '/reminders', open: press('Email Reminders'), field: /^Email/, words: 'a@example.net', send: 'Subscribe' },
  { path: '/account', open: press('Edit name'), field: /^First name/, send: 'Save' },
]

test('whoever does not sign in at once keeps every word, and is asked again when they send again', async ({
  page,
  context,
}, { title }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/home', title)
  const cookies = await context.cookies()
  for (const { path, open: unfold, field, words = 'What I wrote', send } of places) {
    await test.step(`${path} ${send}`, async () => {
      await context.addCookies(cookies)
      await page.goto(at(path))
      // A call of the page itself that came after the cookies went would ask to sign in once more.
      await untilAtRest(page)
      await unfold?.(page)
      const box = page.getByRole('textbox', { name: field })
      await box.fill(words)
      await context.clearCookies()
      for (const _time of ['once', 'twice']) {
        await page.getByRole('button', { name: send, exact: true }).last().click()
        await dialog(page).getByRole('button', { name: 'Close' }).click()
        await expect(dialog(page)).toBeHidden()
        await expect(box).toHaveValue(words)
      }
      await expect(page).toHaveURL(at(path))
    })
  }
})

test('a plan that lapsed costs no word either: it can be chosen beside the form', async ({ page, context }, {
  title,
}) => {
  await open(page, '/reminders', title)
  await page.route('**/api/prayer/email/subscribe', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'Forbidden',
        status: 403,
        detail: 'This belongs to the Pro plan.',
        error: 'This belongs to the Pro plan.',
        code: 'needs_pro',
        requestId: 'r1',
      },
    }),
  )
  await press('Email Reminders')(page)
  const form = page.getByRole('dialog', { name: 'Email Reminders' })
  await form.getByRole('textbox', { name: 'Email' }).fill('someone@example.net')
  await form.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(form.getByText('This belongs to the Pro plan.')).toBeVisible()
  const [plans] = await Promise.all([
    context.waitForEvent('page'),
    form.getByRole('link', { name: /^Upgrade to Pro/ }).click(),
  ])
  await expect(plans).toHaveURL(at('/subscribe'))
  await plans.close()
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('someone@example.net')
  await expect(form.getByRole('button', { name: 'Subscribe', exact: true })).toBeEnabled()
})
