import { isAsked, request, submit } from './support/ask.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()

test.beforeEach(async ({ context, page }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await page.goto(`${program().url}/guidance`)
})

test.describe('when it fails', () => {
  test.use({ forgiven: [/status of (500|429)|ERR_FAILED/] })

  const problem = {
    type: 'about:blank',
    title: 'Too Many Requests',
    status: 429,
    detail: 'quota_exceeded: Many people ask at this moment.',
    error: 'quota_exceeded: Many people ask at this moment.',
    code: 'quota_exceeded',
    requestId: 'r1',
  }
  const asStream = (...events: [string, unknown][]) => ({
    contentType: 'text/event-stream',
    body: events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
  })
  const failures = {
    'without a word': [{ status: 500, body: 'no' }, 'Failed to generate guidance. Please try again.'],
    'with a word of the server': [{ status: 429, json: problem }, 'Many people ask at this moment.'],
    'half way': [asStream(['text', 'Half a sentence. '], ['error', problem]), 'Many people ask at this moment.'],
    'and breaks off': [asStream(['text', 'Half a sentence. ']), 'Failed to generate guidance. Please try again.'],
  } as const

  for (const [how, [answer, said]] of Object.entries(failures)) {
    test(`${how}, it is said and what was typed stays`, async ({ page }) => {
      await page.route('**/api/ai/workplace-guidance', (route) => route.fulfill(answer))
      await request(page).fill('I was passed over')
      await submit(page).click()
      await expect(page.getByText(said, { exact: true })).toBeVisible()
      await expect(request(page)).toHaveValue('I was passed over')
      await expect(submit(page)).toBeEnabled()
      await expect(page.getByText('Half a sentence.')).toHaveCount(0)
    })
  }

  test('help needs no server', async ({ page }) => {
    await page.route('**/api/helplines', (route) => route.abort())
    await page.getByRole('button', { name: 'Need help now?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Need help now?' })
    await expect(dialog.getByText('could not be loaded')).toBeVisible()
    await expect(dialog.getByText('call your local emergency number')).toBeVisible()
    await expect(dialog.getByRole('link')).toHaveAttribute('href', 'https://findahelpline.com')
  })

  test('help needs not even its own program', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Need help now?' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', 'https://findahelpline.com')
  })
})

test('Stop ends the call and leaves the form as it was; so does going elsewhere', async ({ page }) => {
  await page.route('**/api/ai/workplace-guidance', () => undefined)
  const aborted = () => page.waitForEvent('requestfailed', isAsked('/api/ai/workplace-guidance'))
  await request(page).fill('I was passed over')
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Generating Biblical Guidance...' })).toBeDisabled()
  let ended = aborted()
  await page.getByRole('button', { name: 'Stop' }).click()
  await ended
  await expect(submit(page)).toBeFocused()
  await expect(request(page)).toHaveValue('I was passed over')

  await submit(page).click()
  ended = aborted()
  await page.getByRole('link', { name: 'Workplace Challenges' }).click()
  await ended
})
