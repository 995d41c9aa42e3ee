import { openText } from '@lampstand/scripture/text'
import type { Page, Route } from '@playwright/test'
import { ask, card, isAsked, request, submit } from './support/ask.ts'
import { closeByKey } from './support/close-by-key.ts'
import { expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

/** What stands in an answer as scripture, by reference, without the marks around it. */
const passagesOf = (page: Page) =>
  card(page)
    .locator('figure')
    .evaluateAll((figures) =>
      figures.map((figure) => [
        figure.querySelector('cite')?.textContent ?? '',
        figure.querySelector('blockquote')?.textContent ?? '',
      ]),
    )

/** What can be seen of the page's words. */
const readPaper = `[...document.querySelectorAll('.sr-only, body > [role="status"]')].forEach((heard) => { heard.hidden = true }) ?? document.body.innerText.trim()`

test.beforeEach(async ({ context, page }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await page.goto(at('/guidance'))
  await page.getByRole('heading', { level: 1, name: 'Biblical Guidance' }).waitFor()
})

test('the menu leads here, and six kinds are offered', async ({ page }) => {
  await page.goto(at('/home'))
  await page.getByRole('banner').getByRole('link', { name: 'AI Guidance' }).click()
  await expect(page).toHaveURL(at('/guidance'))
  await expect(page.getByRole('heading', { level: 1, name: 'Biblical Guidance' })).toBeFocused()
  await expect(page.getByRole('tab')).toHaveText([
    'Workplace',
    'Scripture',
    'Prayer',
    'Devotional',
    'Ethical',
    'Encouragement',
  ])
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Workplace')
  await expect(page.getByRole('region', { name: 'Doctrinally sound AI guidance' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Guidelines' })).toBeVisible()
})

test('an empty request is refused beside its field, and nothing is sent', async ({ page }) => {
  let sent = 0
  page.on('request', (one) => {
    if (one.method() === 'POST') sent += 1
  })
  await request(page).fill('  ')
  await submit(page).click()
  await expect(page.getByText('Please enter your request', { exact: true })).toBeVisible()
  await expect(request(page)).toBeFocused()
  await expect(request(page)).toHaveAccessibleDescription('Please enter your request')
  await request(page).fill('I')
  await expect(page.getByText('Please enter your request')).toHaveCount(0)
  expect(sent).toBe(0)
})

test('an answer quotes scripture exactly, says where it is from, and opens its passages', async ({ page }) => {
  const asked = page.waitForRequest(isAsked('/api/ai/workplace-guidance'))
  await ask(page, '  I was passed over for a promotion  ')
  expect((await asked).postDataJSON()).toEqual({ prompt: 'I was passed over for a promotion' })
  await expect(page.getByText('Guidance Generated', { exact: true })).toBeVisible()
  await expect(page.getByText('Biblical guidance has been provided based on Scripture.', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Guidance is ready' })).toHaveCount(1)
  await expect(card(page).getByText('From the Lampstand library', { exact: true })).toBeVisible()
  await expect(card(page).getByText('Lampstand is a program, not a pastor.')).toBeVisible()
  await expect(request(page)).toHaveValue('  I was passed over for a promotion  ')

  const shown = await passagesOf(page)
  expect(shown.length).toBeGreaterThan(0)
  const [reference = ''] = shown[0] ?? []
  const badge = card(page).getByRole('button', { name: reference, exact: true })
  const id = (await badge.locator('xpath=..').getAttribute('data-passage')) ?? ''
  expect(shown[0]?.[1]).toContain(openText().quote(id))
  await badge.click()
  const lines = openText().verses(id)
  await expect(page.getByRole('dialog').locator('[data-words="passage"]')).toHaveText(lines.map(({ text }) => text))
  await closeByKey(page)
  await expect(badge).toBeFocused()
})

test('another answer is another one, and the focus stays where it was', async ({ page }) => {
  await ask(page, 'I was passed over for a promotion')
  const before = await card(page).textContent()
  const again = card(page).getByRole('button', { name: 'Another answer' })
  await again.click()
  await expect.poll(() => card(page).textContent()).not.toBe(before)
  await expect(again).toBeFocused()
})

test('each kind keeps its words and its answer, and asks in its own place', async ({ page }) => {
  await ask(page, 'I was passed over for a promotion')
  await page.getByRole('tab', { name: 'Workplace' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Prayer' })).toBeFocused()
  await expect(request(page)).toHaveValue('')
  const asked = page.waitForRequest(isAsked('/api/ai/prayer'))
  await ask(page, 'a hard talk with my boss')
  await asked
  await expect(card(page).getByRole('heading', { name: 'A Prayer' })).toBeVisible()
  await page.getByRole('tab', { name: 'Workplace' }).click()
  await expect(request(page)).toHaveValue('I was passed over for a promotion')
  await expect(card(page).getByRole('heading', { name: 'Workplace Guidance' })).toBeVisible()
})

test('context is sent along where there is any', async ({ page }) => {
  await page.getByRole('tabpanel').getByText('Add context (optional)').click()
  await page.getByRole('textbox', { name: 'Context' }).fill(' I have been here for nine years ')
  const asked = page.waitForRequest(isAsked('/api/ai/workplace-guidance'))
  await ask(page, 'I was passed over for a promotion')
  expect((await asked).postDataJSON()).toEqual({
    prompt: 'I was passed over for a promotion',
    context: 'I have been here for nine years',
  })
})

test('the room that is left is said near the end', async ({ page }) => {
  await request(page).fill('x'.repeat(3000))
  await expect(page.getByText('characters left')).toHaveCount(0)
  await request(page).fill('x'.repeat(3990))
  await expect(page.getByText('10 characters left', { exact: true })).toBeVisible()
})

test('somebody in danger is told where to get help, then gently spoken to, then given scripture', async ({ page }) => {
  await ask(page, 'I want to end my life, I cannot go to work any more')
  const help = card(page).getByRole('region', { name: /^Help is near/ })
  await expect(help.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
  const order = await card(page).evaluate((answer) =>
    ['[aria-labelledby]', 'p.whitespace-pre-line', 'figure'].map(
      (one) => answer.querySelector(one)?.getBoundingClientRect().top ?? Number.NaN,
    ),
  )
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  await expect(card(page).getByText('988 Suicide')).toHaveCount(1)
  await expect(help.getByRole('link', { name: /^Call/ })).toHaveText(['Call 988', 'Call 911'])
  await expect(help.getByText('More lines')).toBeVisible()
  await expect(page.getByText('Guidance Generated')).toHaveCount(0)
})

test('a concern shows one row after the answer, with the office whose work it is', async ({ page }) => {
  await ask(page, 'my boss asked me to backdate an invoice')
  await expect(card(page).getByText('Help is near')).toHaveCount(0)
  const row = card(page).getByText('Who can help: OSHA Whistleblower Protection Program, 1-800-321-6742')
  const after = card(page).getByText('Prayer Points')
  const top = async (place: typeof row) => (await place.boundingBox())?.y ?? Number.NaN
  expect(await top(row)).toBeGreaterThan(await top(after))
  const call = card(page).getByRole('link', { name: 'Call 1-800-321-6742' })
  await expect(call).toBeHidden()
  await row.press('Enter')
  await expect(call).toBeVisible()
  const office = card(page).getByRole('region', { name: 'Who can help' })
  await expect(office.getByText(/suicide|rape|child/i)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an answer begins with its words, then one passage, and leads to the steps', async ({ page }) => {
    await ask(page, 'I was laid off this morning after nine years')
    const [words, passage, steps] = await card(page).evaluate((answer) =>
      ['p.whitespace-pre-line', 'figure', '[tabindex="-1"] ul'].map(
        (one) => answer.querySelector(one)?.getBoundingClientRect().top ?? Number.NaN,
      ),
    )
    expect([words, passage, steps]).toEqual([words, passage, steps].toSorted((a = 0, b = 0) => a - b))
    await expect(card(page).locator('blockquote').filter({ visible: true })).toHaveCount(1)
    const folded = card(page).locator('details').first().locator('summary')
    await folded.press('Enter')
    await expect(card(page).locator('blockquote').filter({ visible: true })).toHaveCount(2)
    const heading = card(page).locator('[tabindex="-1"] h3').first()
    await card(page)
      .getByRole('button', { name: (await heading.textContent()) ?? '' })
      .click()
    await expect(heading).toBeInViewport()
  })
})

test('how a request was read is said, and another reading is a key away', async ({ page }) => {
  await ask(page, 'I was laid off this morning after nine years')
  const reading = page.getByRole('region', { name: 'Read as: Laid off' })
  const other = reading.getByRole('list', { name: 'Other readings' }).getByRole('button').first()
  const name = (await other.textContent()) ?? ''
  const asked = page.waitForRequest(isAsked('/api/ai/workplace-guidance'))
  await other.press('Enter')
  const sent = (await asked).postDataJSON()
  expect(sent.prompt).toBe('I was laid off this morning after nine years')
  expect(sent.about).toMatch(/^[a-z-]+$/)
  await expect(page.getByRole('region', { name: `Read as: ${name}` })).toBeVisible()
})

test('where nothing fits, the nearest situations can be asked for', async ({ page }) => {
  const nearest = ['When you have a big decision to make', 'When the record is not true']
  const withNearest = async (route: Route) => {
    const answer = await route.fetch({ headers: { ...route.request().headers(), accept: 'application/json' } })
    await route.fulfill({ json: { ...(await answer.json()), nearest } })
  }
  await page.route('**/api/ai/workplace-guidance', withNearest, { times: 1 })
  await ask(page, 'How tall is the Eiffel tower?')
  const offered = card(page).getByRole('region', { name: 'Closest to what you wrote' }).getByRole('button')
  await expect(offered).toHaveText(nearest)
  const asked = page.waitForRequest(isAsked('/api/ai/workplace-guidance'))
  await offered.last().click()
  expect((await asked).postDataJSON()).toEqual({ prompt: 'When the record is not true' })
  await expect(offered).toHaveCount(0)
  await expect(request(page)).toHaveValue('How tall is the Eiffel tower?')
})

test('a copy is whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await ask(page, 'I was passed over for a promotion')
  const [[reference = '', words = ''] = []] = await passagesOf(page)
  await card(page).getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  const copied = await page.evaluate('navigator.clipboard.readText()')
  expect(copied).toContain(`${words}\n${reference}, World English Bible`)
  expect(copied).toContain('Lampstand is a program, not a pastor.')
})

test('on paper stands the answer and nothing else', async ({ page }) => {
  await page.evaluate('window.print = () => { window.printed = true }')
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await page.evaluate('getComputedStyle(document.body).backgroundColor')
  await ask(page, 'I was passed over for a promotion')
  await expect(page.getByText('Guidance Generated', { exact: true })).toBeVisible()
  await card(page).getByRole('button', { name: 'Print' }).click()
  expect(await page.evaluate('window.printed')).toBe(true)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const printed = await page.evaluate(readPaper)
  expect(printed).toMatch(/^Workplace Guidance\s/)
  expect(printed).toMatch(/seek pastoral counsel\.$/)
  expect(printed).not.toMatch(/Guidelines|Privacy|Answered on|Copy|Another answer|Need help now|Get Biblical/)
  expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe(light)
})

test('where to get help is a button away before anything is asked', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Need help now?' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Need help now?' })
  await expect(dialog.getByRole('link', { name: 'Call 988' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('without a provider, nothing leaves the server', async ({ page }) => {
  await page.getByText('Answered on this server', { exact: true }).first().click()
  await expect(page.getByText('Answers come from the library on this server.').first()).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
})

test.describe('in every look', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })

  test('guidance has no barrier', async ({ page }) => {
    await submit(page).click()
    await page.getByText('Please enter your request').waitFor()
    await page.getByText('Add context (optional)').first().click()
    await page.getByText('Answered on this server', { exact: true }).first().click()
    await page.getByText('Answers come from the library on this server.').first().waitFor()
    await expectNoBarriers(page)
    await ask(page, 'I want to end my life, I cannot go to work any more')
    await expectNoBarriers(page)
    await card(page).getByRole('button', { name: 'Need help now?' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Call 988' }).waitFor()
    await expectNoBarriers(page)
  })
})

test('who leaves finds question and answer again in this tab, and nobody else does', async ({ page, context }, {
  title,
}) => {
  await page.getByRole('tab', { name: 'Prayer' }).click()
  await ask(page, 'My review is tomorrow')
  const answer = (await card(page).locator('blockquote').first().textContent()) ?? ''
  await page.getByRole('link', { name: 'Workplace Challenges' }).click()
  await expect(page).toHaveURL(/\/scripture$/)
  await page.goBack()
  const isBack = async () => {
    await expect(page.getByRole('tab', { name: 'Prayer' })).toHaveAttribute('aria-selected', 'true')
    await expect(request(page)).toHaveValue('My review is tomorrow')
    await expect(card(page).locator('blockquote').first()).toHaveText(answer)
  }
  await isBack()
  await page.reload()
  await isBack()

  await context.clearCookies()
  await signInQuickly(context, program(), `next-${addressFor(title)}`)
  await page.goto(`${program().url}/guidance`)
  await expect(request(page)).toHaveValue('')
  await expect(page.locator('blockquote')).toHaveCount(0)
})
