import type { Page } from '@playwright/test'
import { isAsked } from './support/ask.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

/** `isFound`: with a draft in it the form stands open as the page comes. */
type Place = { path: string; open?: (page: Page) => Promise<void>; isFound?: true; field: RegExp }

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Where people write. */
const places: readonly Place[] = [
  { path: '/guidance', field: /^What are you facing/ },
  { path: '/life-application', field: /^Custom Topic/ },
  { path: '/scripture', open: press(/^Other/), isFound: true, field: /^Describe your workplace/ },
  { path: '/prayer', open: press(/^Other/), field: /^Describe your workplace/ },
  { path: '/create', field: /^Your own situation/ },
  { path: '/reminders', open: press('Add Prayer Request'), isFound: true, field: /^Prayer request$/ },
  { path: '/reminders', open: press('Add Reminder'), field: /^What it says/ },
  { path: '/reminders', open: press('Email Reminders'), field: /^Email$/ },
]

test('what was typed and not sent is there again after a reload, wherever people write', async ({ page }, {
  title,
}) => {
  await signInQuickly(page.context(), program(), addressFor(title))
  for (const [number, { path, open, isFound, field }] of places.entries()) {
    await test.step(`${path} ${field}`, async () => {
      const words = `Ünfinished ${number} 🕯`
      const box = page.getByRole('textbox', { name: field })
      await page.goto(at(path))
      await open?.(page)
      await box.fill(words)
      await page.reload()
      if (!isFound) await open?.(page)
      await expect(box).toHaveValue(words)
    })
  }
})

test('a challenge that was typed for a verse is there again, until the verse is kept with it', async ({ page }, {
  title,
}) => {
  await signInQuickly(page.context(), program(), addressFor(title))
  await page.goto(at('/home'))
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const box = page.getByRole('combobox', { name: 'Describe your workplace challenge' })
  await save.click()
  await press('In my own words')(page)
  await box.fill('Ünfinished 🕯')
  await page.reload()
  await save.click()
  await expect(box).toHaveValue('Ünfinished 🕯')
  await box.press('Enter')
  // What nobody wrote before is read for danger first, and the first time that takes long.
  await expect(page.getByText('Saved with Ünfinished 🕯')).toBeVisible({ timeout: 40_000 })
  await page.reload()
  await save.click()
  await expect(page.getByRole('button', { name: 'In my own words' })).toBeVisible()
  await expect(box).toHaveCount(0)
})

test('a devotion is there again for whoever comes back in the same tab, and goes with its person', async ({ page }, {
  title,
}) => {
  await signInQuickly(page.context(), program(), addressFor(title))
  await page.goto(at('/life-application'))
  await press('Integrity at Work')(page)
  const devotion = page.getByRole('button', { name: 'Regenerate' }).locator('xpath=ancestor::section[1]')
  await devotion.waitFor()
  const text = (await devotion.textContent()) ?? ''
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL(/home$/)
  await page.goBack()
  await expect(devotion).toHaveText(text)
  await page.reload()
  await expect(devotion).toHaveText(text)
  await page.context().clearCookies()
  await signInQuickly(page.context(), program(), addressFor(`${title}, another person`))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ready for Your Devotion?' })).toBeVisible()
})

test('Control and Enter send what is written over several lines', async ({ page }, { title }) => {
  await signInQuickly(page.context(), program(), addressFor(title))
  await page.goto(at('/guidance'))
  const box = page.getByRole('textbox', { name: /^What are you facing/ })
  await box.fill('I was passed over')
  await box.press('Enter')
  await box.pressSequentially('again')
  const asked = page.waitForRequest(isAsked('/api/ai/workplace-guidance'))
  await box.press('Control+Enter')
  expect((await asked).postDataJSON()).toEqual({ prompt: 'I was passed over\nagain' })
})
