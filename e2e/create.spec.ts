import { readFileSync } from 'node:fs'
import { formatReference } from '@lampstand/scripture/references'
import { openText } from '@lampstand/scripture/text'
import type { Page } from '@playwright/test'
import { isAsked } from './support/ask.ts'
import { untilAtRest } from './support/at-rest.ts'
import { holdClock, installClock } from './support/clock.ts'
import { expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()

const types = {
  prayer: 'Personal Prayer',
  encouragement: 'Biblical Encouragement',
  verse: 'Scripture Selection',
  reflection: 'Reflection Prompt',
}
type Type = keyof typeof types
const situations = [
  'feeling overwhelmed with deadlines',
  'dealing with difficult colleagues',
  'struggling with workplace stress',
  'need wisdom for decisions',
]
const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../content/creations/${file}.json`, import.meta.url), 'utf8'))
const textsOf = (type: Exclude<Type, 'verse'>, situation: string): string[] => read(type)[situation]

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Content' })
const select = (page: Page) => page.getByRole('combobox', { name: 'Content type' })
const ownWords = (page: Page) => page.getByRole('textbox', { name: 'Your own situation (optional)' })
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const result = (page: Page, type: Type) => page.getByRole('region', { name: types[type] })
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' })
const words = (page: Page, type: Type) => result(page, type).locator('p.font-serif')

/** The two seconds that it takes, and what is loaded meanwhile. */
async function pass(page: Page) {
  await page.clock.runFor(2000)
  await expect(refresh(page)).toBeVisible()
}

async function create(page: Page, type: Type) {
  await select(page).selectOption(type)
  await generate(page).click()
  await pass(page)
}

test.beforeEach(async ({ context, page }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await installClock(page)
  await page.goto(`${program().url}/create`)
  await page.getByRole('heading', { level: 1, name: 'Create Content' }).waitFor()
})

test('four types and four situations are offered, and nothing is made without a type', async ({ page }) => {
  await expect(select(page).getByRole('option')).toHaveText(['Choose what to create', ...Object.values(types)])
  const chips = page.getByRole('group', { name: 'Common situations' }).getByRole('button')
  await expect(chips).toHaveText(situations)
  await expect(generate(page)).toBeDisabled()
  await chips.first().click()
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'true')
  await chips.first().click()
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'false')
  await expect(generate(page)).toBeDisabled()
  await select(page).selectOption('prayer')
  await expect(generate(page)).toBeEnabled()
})

test('it takes two seconds and no call of the server', async ({ page }) => {
  const calls: string[] = []
  await untilAtRest(page)
  page.on('request', (one) => {
    if (one.url().includes('/api/')) calls.push(one.url())
  })
  await chip(page, situations[0] ?? '').click()
  await select(page).selectOption('prayer')
  await holdClock(page)
  await generate(page).click()
  await expect(page.getByRole('button', { name: 'Generating...' }).first()).toBeDisabled()
  await page.clock.runFor(1900)
  await expect(refresh(page)).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(refresh(page)).toBeVisible()
  expect(textsOf('prayer', 'overwhelmed-with-deadlines')).toContain(await words(page, 'prayer').textContent())
  expect(calls).toEqual([])
})

test('a text of each type fits the situation, with its label as a badge', async ({ page }) => {
  await chip(page, 'need wisdom for decisions').click()
  for (const type of ['prayer', 'encouragement', 'reflection'] as const) {
    await create(page, type)
    await expect(result(page, type).getByText(types[type], { exact: true })).toBeVisible()
    expect(textsOf(type, 'wisdom-for-decisions')).toContain(await words(page, type).textContent())
  }
})

test('scripture stands as it is written, with where it stands, also when copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await chip(page, 'struggling with workplace stress').click()
  await create(page, 'verse')
  const reference = (await result(page, 'verse').locator('cite').textContent()) ?? ''
  const { ref, thought } = read('verse')['workplace-stress'].find(
    (one: { ref: string }) => formatReference(one.ref) === reference,
  )
  await expect(result(page, 'verse').locator('blockquote')).toContainText(openText().quote(ref))
  await expect(result(page, 'verse').getByText(thought, { exact: true })).toBeVisible()
  await result(page, 'verse').getByRole('button', { name: 'Copy' }).click()
  await expect(result(page, 'verse').getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = String(await page.evaluate('navigator.clipboard.readText()'))
  expect(copied).toContain(openText().quote(ref))
  expect(copied).toContain(`${reference}, World English Bible`)
})

test('refresh never gives the same twice running, keeps the focus, and two situations take turns', async ({ page }) => {
  await chip(page, 'dealing with difficult colleagues').click()
  await chip(page, 'need wisdom for decisions').click()
  await create(page, 'reflection')
  const both = [textsOf('reflection', 'difficult-colleagues'), textsOf('reflection', 'wisdom-for-decisions')]
  const seen: string[] = []
  for (let turn = 0; turn < 6; turn++) {
    seen.push((await words(page, 'reflection').textContent()) ?? '')
    await refresh(page).click()
    await expect(page.getByRole('button', { name: 'Generating...' })).toHaveCount(2)
    await pass(page)
    await expect(refresh(page)).toBeFocused()
  }
  const turns = seen.map((text) => both.findIndex((texts) => texts.includes(text)))
  expect(new Set(turns)).toEqual(new Set([0, 1]))
  for (const [turn, situation] of turns.entries()) expect(situation).not.toBe(turns[turn - 1])
})

test("one's own words find the situation that they fit", async ({ page }) => {
  await ownWords(page).fill('I am afraid of losing this job')
  await create(page, 'encouragement')
  expect(textsOf('encouragement', 'fear-of-losing-work')).toContain(await words(page, 'encouragement').textContent())
})

test('each type is made personal by its own kind of guidance, beside the result', async ({ page }) => {
  await chip(page, 'dealing with difficult colleagues').click()
  await ownWords(page).fill(' My colleague takes the credit ')
  for (const [type, path, title] of [
    ['prayer', '/api/ai/prayer', 'A Prayer'],
    ['encouragement', '/api/ai/encouragement', 'Encouragement'],
    ['verse', '/api/ai/scripture-guidance', 'Scripture Guidance'],
    ['reflection', '/api/ai/devotional', 'A Devotional'],
  ] as const) {
    await create(page, type)
    const before = await result(page, type).textContent()
    const asked = page.waitForRequest(isAsked(path))
    await page.getByRole('button', { name: 'Personalize with AI' }).click()
    expect((await asked).postDataJSON()).toEqual({
      prompt: 'My colleague takes the credit',
      context: 'dealing with difficult colleagues',
    })
    const answer = page.getByRole('region', { name: title, exact: true })
    await expect(answer.getByText('From the Lampstand library', { exact: true })).toBeVisible()
    await expect(answer.getByText('Lampstand is a program, not a pastor.')).toBeVisible()
    expect(await result(page, type).textContent()).toBe(before)
  }
})

test('somebody in danger is told where to get help', async ({ page }) => {
  await ownWords(page).fill('I want to end my life, I cannot go to work any more')
  await create(page, 'prayer')
  await expect(
    page.getByRole('region', { name: /^Help is near/ }).getByRole('link', { name: 'Call 988' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Personalize with AI' }).click()
  const help = page
    .getByRole('region', { name: 'A Prayer', exact: true })
    .getByRole('region', { name: /^Help is near/ })
  await expect(help.getByRole('link', { name: 'Call 988' })).toBeVisible()
})

test.describe('when guidance fails', () => {
  test.use({ forgiven: [/status of 500/] })

  test('it says so, and what was made stays', async ({ page }) => {
    await create(page, 'prayer')
    const before = await words(page, 'prayer').textContent()
    await page.route('**/api/ai/prayer', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.getByRole('button', { name: 'Personalize with AI' }).click()
    await expect(page.getByText('Failed to generate guidance. Please try again.', { exact: true })).toBeVisible()
    await expect(words(page, 'prayer')).toHaveText(before ?? '')
  })
})

test('everything is reached by keyboard alone', async ({ page }) => {
  await select(page).focus()
  await page.keyboard.press('P')
  await expect(select(page)).toHaveValue('prayer')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(chip(page, situations[0] ?? '')).toHaveAttribute('aria-pressed', 'true')
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
  await expect(ownWords(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await pass(page)
  await expect(result(page, 'prayer')).toBeVisible()
})

test.describe('in every look', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })

  test('creating has no barrier', async ({ page }) => {
    await chip(page, situations[1] ?? '').click()
    await expectNoBarriers(page)
    await create(page, 'verse')
    await page.getByRole('button', { name: 'Personalize with AI' }).click()
    await expect(page.getByText('From the Lampstand library')).toBeVisible()
    await expectNoBarriers(page)
  })
})
