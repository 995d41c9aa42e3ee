import { goodAnswer } from '../server/test-support/ai/scripted.ts'
import { type AiStub, fails, says, startAiStub, stubKey } from '../server/test-support/ai/stub.ts'
import { ask, card, request, submit } from './support/ask.ts'
import { holdClockNow, installClock } from './support/clock.ts'
import { programOfThisFile } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

let model: AiStub
const program = programOfThisFile(async () => {
  model = await startAiStub()
  return {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.url,
    AI_MODEL: 'a-model-of-the-tests',
    AI_API_KEY: stubKey,
  }
})
test.afterAll(() => model.close())

test.beforeEach(async ({ page, context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await page.goto(`${program().url}/guidance`)
})

test('an answer says which model wrote it, and scripture is quoted all the same', async ({ page }) => {
  model.answerWith(({ prompt }) => says(goodAnswer(prompt)))
  await ask(page, 'I am burnt out')
  await expect(
    card(page).getByText('Written by a-model-of-the-tests with checked scripture', { exact: true }),
  ).toBeVisible()
  await expect(card(page).getByText('Begin with one small step today')).toBeVisible()
  await expect(card(page).getByText('It speaks to somebody in the same need.').first()).toBeVisible()
  await expect(card(page).locator('blockquote')).toHaveCount(2)
})

test('where the model fails, the answer says why it comes from the library', async ({ page }) => {
  model.answerWith(() => fails('server'))
  await ask(page, 'I am burnt out')
  await expect(card(page).getByText('The AI service is not answering at the moment.')).toBeVisible()
  await expect(card(page).getByText('From the Lampstand library', { exact: true })).toBeVisible()
})

test('passages are there while the rest is written, and Stop reaches the model', async ({ page }) => {
  model.answerWith(({ prompt }) => says(goodAnswer(prompt), { hangs: 'within' }))
  await request(page).fill('I am burnt out, for a year now')
  await submit(page).click()
  await expect(card(page).locator('blockquote').first()).toBeVisible()
  await expect(card(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'The passages are here' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(submit(page)).toBeFocused()
  expect(await model.requests.at(-1)?.gaveUp).toBe(true)
})

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
])
  test(`at ${viewport.width} px, where the model leaves somebody waiting, the library is one tap away`, async ({
    page,
  }) => {
    model.answerWith(({ prompt }) => says(goodAnswer(prompt), { hangs: 'before' }))
    await page.setViewportSize(viewport)
    await installClock(page)
    await page.reload()
    const words = `I am burnt out, and ${viewport.width} tickets are open`
    await request(page).fill(words)
    await holdClockNow(page)
    await submit(page).click()
    const library = page.getByRole('button', { name: 'Answer from the library' })
    const told = card(page).getByText(/has not answered yet/)
    await expect(card(page).getByRole('button', { name: 'Stop' })).toBeVisible()
    await expect.poll(() => model.requests.at(-1)?.prompt).toContain(words)
    const waiting = model.requests.length
    await page.clock.runFor(7000)
    await expect(library).toBeHidden()
    await page.clock.runFor(2000)
    await expect(library).toBeInViewport({ ratio: 1 })
    await expect(told).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('status').filter({ hasText: 'has not answered yet' })).toHaveCount(1)
    await expect(request(page)).toHaveValue(words)

    await library.click()
    await expect(card(page).getByText('From the Lampstand library', { exact: true })).toBeVisible()
    await expect(card(page).getByRole('button', { name: 'Another answer' })).toBeFocused()
    await expect(told).toHaveCount(0)
    await expect(request(page)).toHaveValue(words)
    expect(await model.requests.at(-1)?.gaveUp).toBe(true)
    expect(model.requests).toHaveLength(waiting)
  })

test('a person is told of a model at first use, sees what would be sent, and can keep it to themselves', async ({
  page,
}) => {
  const told = page.getByText(/^Sent to .+: see what$/).first()
  const show = page.getByRole('button', { name: 'Show exactly what would be sent' })
  await expect(show).toBeVisible()
  await told.click()
  await expect(show).toBeHidden()
  await page.reload()
  await expect(told).toBeVisible()
  await expect(show).toBeHidden()
  await told.click()
  await show.click()
  await expect(page.getByText('Please enter your request', { exact: true })).toBeVisible()
  await request(page).fill('My manager takes credit for <b>my</b> work')
  await show.click()
  const dialog = page.getByRole('dialog', { name: 'What would be sent' })
  await expect(dialog.getByText('My manager takes credit for <b>my</b> work').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(show).toBeFocused()

  const choice = page.getByRole('switch', { name: 'Let a model write answers' })
  await expect(choice).toBeChecked()
  await choice.click()
  await expect(choice).not.toBeChecked()
  await expect(page.getByText('nothing you write leaves it')).toBeVisible()
  await page.reload()
  await page.getByText('Answered on this server', { exact: true }).first().click()
  await expect(choice).not.toBeChecked()
})
