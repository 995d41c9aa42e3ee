import { openText } from '@lampstand/scripture/text'
import type { Page, Route } from '@playwright/test'
import steps from '../content/morning-steps.json' with { type: 'json' }
import { expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path
const toast = 'li[data-state="open"]'

const start = (page: Page) => page.getByRole('button', { name: 'Start Your Day' })
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Morning Routine' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The step that is shown. */
const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const list = (page: Page) => page.getByRole('region', { name: "Today's Routine" }).getByRole('button')
const generate = (page: Page) => page.getByRole('button', { name: /AI/ })

async function open(page: Page) {
  await page.goto(at('/home'))
  await start(page).click()
  await expect(title(page)).toBeVisible()
}

test.beforeEach(async ({ context, page }, { title: name }) => {
  await signInQuickly(context, program(), addressFor(name))
  await open(page)
})

test('the routine has five steps, and begins at the first', async ({ page }) => {
  await expect(page).toHaveTitle(/^Morning Routine\b.*Lampstand$/)
  await expect(title(page)).toBeFocused()
  await expect(page.getByText('Progress: 0 of 5 steps', { exact: true })).toBeVisible()
  await expect(page.getByText('1 of 5', { exact: true })).toBeVisible()
  await expect(list(page)).toHaveText([
    /^Welcome to Your Day\s*1 min$/,
    /^Daily Scripture\s*2 min$/,
    /^Morning Prayer\s*3 min$/,
    /^Set Daily Intentions\s*2 min$/,
    /^Review Your Day\s*1 min$/,
  ])
  await expect(list(page).first()).toHaveAttribute('aria-current', 'step')
  const welcome = step(page, 'Welcome to Your Day')
  await expect(welcome.getByText('1 min', { exact: true })).toBeVisible()
  await expect(welcome.getByText(steps[0]?.description ?? '', { exact: true })).toBeVisible()
  await expect(welcome.getByText(steps[0]?.content[0] ?? '', { exact: true })).toBeVisible()
  await expect(button(page, 'Previous')).toBeDisabled()
})

test('a step is completed once; going on does not complete it', async ({ page }) => {
  await button(page, 'Mark Complete').click()
  await expect(page.locator(toast)).toContainText('Step Complete')
  await expect(page.locator(toast)).toContainText("You're building a strong foundation for your day!")
  await expect(button(page, 'Mark Complete')).toHaveCount(0)
  await expect(button(page, 'Next')).toBeFocused()
  await expect(list(page).first()).toContainText('completed')
  await expect(page.getByText('Progress: 1 of 5 steps', { exact: true })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20')

  await button(page, 'Next').click()
  await expect(step(page, 'Daily Scripture').getByRole('heading', { level: 2 })).toBeFocused()
  await button(page, 'Next').click()
  await expect(page.getByText('3 of 5', { exact: true })).toBeVisible()
  await expect(page.getByText('Progress: 1 of 5 steps', { exact: true })).toBeVisible()
  await button(page, 'Previous').click()
  await expect(button(page, 'Mark Complete')).toBeVisible()
  await expect(page.getByText('2 of 5', { exact: true })).toBeVisible()
})

test('the last step finishes the routine and closes it', async ({ page }) => {
  await list(page).last().click()
  await expect(step(page, 'Review Your Day').getByRole('heading', { level: 2 })).toBeFocused()
  await expect(button(page, 'Next')).toHaveCount(0)
  await button(page, 'Mark Complete').click()
  await button(page, 'Finish').click()
  await expect(page.locator(toast)).toContainText('Morning Routine Complete!')
  await expect(page.locator(toast)).toContainText('May God bless your day. Go forth in His strength and peace.')
  await expect(title(page)).toHaveCount(0)
  await expect(page).toHaveTitle('Lampstand')
  await expect(start(page)).toBeFocused()
  await expect(start(page)).toHaveAccessibleDescription('Done today')
  await expect(page.getByText('You began this day with God.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Done today', { exact: true })).toBeVisible()

  await start(page).click()
  await expect(page.getByText('1 of 5', { exact: true })).toBeVisible()
  await expect(page.getByText('Progress: 1 of 5 steps', { exact: true })).toBeVisible()
})

test('the close button, Escape and Back close it, and home is as it was', async ({ page }) => {
  await button(page, 'Close morning routine').click()
  await expect(start(page)).toBeFocused()
  await page.getByRole('button', { name: 'New Verse' }).click()
  await expect(page.getByRole('button', { name: 'New Verse' })).toBeEnabled()
  const verse = (await page.locator('blockquote').textContent()) ?? ''

  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await start(page).click()
    await expect(title(page)).toBeFocused()
    await expect(start(page)).toBeHidden()
    await close()
    await expect(start(page)).toBeFocused()
    await expect(page.locator('blockquote')).toHaveText(verse)
  }
})

test('home says where one goes on, and nothing of it the next day', async ({ page }) => {
  await button(page, 'Next').click()
  await button(page, 'Next').click()
  await button(page, 'Close morning routine').click()
  await expect(start(page)).toHaveAccessibleDescription('Continue, 3 of 5')
  await start(page).click()
  await expect(page.getByText('3 of 5', { exact: true })).toBeVisible()
  await button(page, 'Close morning routine').click()
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000)
  await page.reload()
  await expect(start(page)).toHaveAccessibleDescription('')
})

test('the day remembers how far one is, in every tab; the next day begins anew', async ({ page, context }) => {
  await button(page, 'Mark Complete').click()
  await button(page, 'Next').click()
  await page.reload()
  await expect(step(page, 'Daily Scripture')).toBeVisible()
  await button(page, 'Close morning routine').click()
  await start(page).click()
  await expect(page.getByText('2 of 5', { exact: true })).toBeVisible()
  await expect(page.getByText('Progress: 1 of 5 steps', { exact: true })).toBeVisible()

  const other = await context.newPage()
  await open(other)
  await expect(step(other, 'Daily Scripture')).toBeVisible()
  await button(other, 'Mark Complete').click()
  await expect(page.getByText('Progress: 2 of 5 steps', { exact: true })).toBeVisible()
  await other.close()

  await button(page, 'Close morning routine').click()
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000)
  await start(page).click()
  await expect(page.getByText('Progress: 0 of 5 steps', { exact: true })).toBeVisible()
  await expect(page.getByText('1 of 5', { exact: true })).toBeVisible()
})

test('the scripture step shows its passage, in its context on request, and offers no other text', async ({ page }) => {
  await list(page).nth(1).click()
  const scripture = step(page, 'Daily Scripture')
  await expect(scripture.getByText(`“${openText().quote('Prov.3.5-Prov.3.6')}”`)).toBeVisible()
  await expect(scripture.getByText('Proverbs 3:5-6', { exact: true })).toBeVisible()
  await expect(generate(page)).toHaveCount(0)
  await scripture.getByRole('button', { name: 'Read in context' }).click()
  await expect(page.getByRole('dialog')).toContainText('The passage begins')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(title(page)).toBeVisible()
})

const endpoints = [
  ['Welcome to Your Day', 'welcome'],
  ['Morning Prayer', 'prayer'],
  ['Set Daily Intentions', 'intentions'],
  ['Review Your Day', 'review'],
] as const

for (const [name, endpoint] of endpoints) {
  test(`another text can be asked for: ${name}`, async ({ page }) => {
    await list(page).filter({ hasText: name }).click()
    const { promise: late, resolve: answer } = Promise.withResolvers<void>()
    await page.route(
      `**/api/ai/morning/${endpoint}`,
      async (route) => {
        await late
        await route.continue()
      },
      { times: 1 },
    )
    await expect(generate(page)).toHaveText('Generate with AI')
    const asked = page.waitForRequest(`**/api/ai/morning/${endpoint}`)
    const answered = page.waitForResponse(`**/api/ai/morning/${endpoint}`)
    await generate(page).click()
    expect((await asked).method()).toBe('GET')
    await expect(generate(page)).toHaveText('Generating with AI...')
    await expect(generate(page)).toBeDisabled()
    await expect(step(page, name).getByText(defaultWordsOf(name))).toBeVisible()
    answer()
    await expect(generate(page)).toHaveText('Refresh AI Content')
    await expect(page.locator(toast)).toContainText('AI Content Generated')
    await expect(page.locator(toast)).toContainText('Fresh biblical guidance for your day!')

    const text = await (await answered).json()
    const shown = step(page, name)
    await expect(shown.getByText(defaultWordsOf(name))).toHaveCount(0)
    await expect(shown).toContainText(text.content.split('\n')[0])
    await expect(shown.getByText(text.content.split('\n')[0]).first()).toBeInViewport()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(text.disclaimer)
    for (const reference of text.scriptureReferences) await expect(button(page, reference)).toBeVisible()
    for (const point of text.prayerPoints) await expect(shown.getByText(point, { exact: true })).toBeVisible()
    await expect(shown.getByText('From the Lampstand library')).toBeVisible()
    await expect(shown.getByText(text.disclaimer)).toBeVisible()

    await button(page, text.scriptureReferences[0]).click()
    await expect(page.getByRole('dialog')).toContainText('The passage begins')
    await page.keyboard.press('Escape')
    await expect(button(page, text.scriptureReferences[0])).toBeFocused()
  })
}

test('a text stays with its step', async ({ page }) => {
  await generate(page).click()
  await expect(generate(page)).toHaveText('Refresh AI Content')
  await button(page, 'Next').click()
  await button(page, 'Next').click()
  await expect(generate(page)).toHaveText('Generate with AI')
  await list(page).first().click()
  await expect(generate(page)).toHaveText('Refresh AI Content')
})

test.describe('when the server fails', () => {
  test.use({ forgiven: [/status of 500/] })

  test('the default content comes back', async ({ page }) => {
    const words = defaultWordsOf('Welcome to Your Day')
    await generate(page).click()
    await expect(page.getByText(words)).toHaveCount(0)
    await page.route('**/api/ai/morning/welcome', (route: Route) => route.fulfill({ status: 500, body: 'no' }))
    await generate(page).click()
    await expect(page.getByText('Content Generation Failed', { exact: true })).toBeVisible()
    await expect(page.getByText('Using default content for this step.', { exact: true })).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
    await expect(generate(page)).toHaveText('Generate with AI')
  })
})

test('the whole of it goes by keyboard', async ({ page }) => {
  await button(page, 'Close morning routine').click()
  await page.keyboard.press('Enter')
  await expect(title(page)).toBeFocused()
  await button(page, 'Mark Complete').press('Enter')
  for (const { title: name } of steps.slice(1)) {
    await button(page, 'Next').press('Enter')
    await expect(step(page, name).getByRole('heading', { level: 2 })).toBeFocused()
  }
  await button(page, 'Finish').press('Enter')
  await expect(start(page)).toBeFocused()
})

test('where to get help is a button away', async ({ page }) => {
  await button(page, 'Need help now?').click()
  await expect(page.getByRole('dialog', { name: 'Need help now?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Need help now?')).toBeFocused()
  await expect(title(page)).toBeVisible()
})

test.describe('in every look', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })

  test('the routine has no barrier', async ({ page }) => {
    await generate(page).click()
    await expect(generate(page)).toHaveText('Refresh AI Content')
    await button(page, 'Mark Complete').click()
    await expectNoBarriers(page)
    await button(page, 'Next').click()
    await expectNoBarriers(page)
  })
})

/** The first words that a step says by itself. */
function defaultWordsOf(name: string): string {
  const words = steps.find((one) => one.title === name)?.content[0]
  if (words === undefined) throw new Error(`the content has no step ${name}`)
  return words
}
