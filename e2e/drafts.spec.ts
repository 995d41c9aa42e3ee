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
