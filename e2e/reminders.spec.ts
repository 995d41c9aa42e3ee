import type { BrowserContext, Page } from '@playwright/test'
import { expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly, signOut } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

const card = (page: Page) => page.getByRole('region', { name: 'New Prayer Request' })
const open = (page: Page) => page.getByRole('region', { name: 'Prayer Requests', exact: true })
const answered = (page: Page) => page.getByRole('region', { name: 'Answered Prayers' })
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const said = (page: Page, words: string) =>
  page
    .getByRole('status')
    .filter({ hasText: words })
    .or(page.getByText(words, { exact: true }))
    .first()

async function begin(page: Page) {
  await page.goto(at('/reminders'))
  await page.getByRole('heading', { level: 1, name: 'Prayer Reminders' }).waitFor()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
}

async function write(page: Page, name: string, text = `${name}, and what comes of it`) {
  if (!(await card(page).isVisible())) await page.getByRole('button', { name: 'Add Prayer Request' }).click()
  await card(page).getByLabel('Name').fill(name)
  await card(page).getByLabel('Prayer request', { exact: true }).fill(text)
}

const submit = (page: Page) => card(page).getByRole('button', { name: 'Add Request' }).click()

/** What the server holds. */
const kept = async (context: BrowserContext): Promise<string[]> => {
  const reply = await context.request.get(at('/api/prayer/requests'))
  const list: { name: string }[] = await reply.json()
  return list.map(({ name }) => name)
}

test.beforeEach(async ({ context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
})

test('a request is added, changed, answered, taken back, deleted and brought back', async ({ page, context }) => {
  await begin(page)
  await expect(page.getByRole('region', { name: 'Daily email times' }).getByText('8:00 AM')).toBeVisible()
  await expect(answered(page)).toHaveCount(0)
  await write(page, 'The audit')
  await expect(card(page).getByLabel('Prayer request', { exact: true })).toHaveAttribute('rows', '4')
  await expect(card(page).getByLabel('Notes (optional)')).toHaveAttribute('rows', '2')
  await submit(page)
  await expect(said(page, 'Prayer Request Added')).toBeVisible()
  await expect(card(page)).toHaveCount(0)
  await expect(row(page, 'The audit')).toContainText(/Added [A-Z][a-z]{2} \d{1,2}, \d{4}/)
  await write(page, 'Miriam')
  await submit(page)
  await expect(open(page).getByRole('heading', { level: 3 })).toHaveText(['Miriam', 'The audit'])

  await page.getByRole('button', { name: 'Edit: Miriam' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Prayer Request' })
  await dialog.getByLabel('Notes (optional)').fill('Interview on Tuesday')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(said(page, 'Prayer Request Updated')).toBeVisible()
  await expect(row(page, 'Miriam')).toContainText('Interview on Tuesday')

  await page.getByRole('button', { name: 'Mark as answered: Miriam' }).click()
  await expect(answered(page).getByRole('heading', { name: 'Miriam' })).toBeVisible()
  await expect(row(page, 'Miriam')).toContainText(/Answered [A-Z][a-z]{2} \d{1,2}, \d{4}/)
  await expect(open(page).getByRole('heading', { level: 3 })).toHaveText(['The audit'])
  await page.getByRole('button', { name: 'Mark as unanswered: Miriam' }).click()
  await expect(answered(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete: The audit' }).click()
  await expect(said(page, 'Prayer Request Deleted')).toBeVisible()
  await expect(row(page, 'The audit')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(open(page).getByRole('heading', { level: 3 })).toHaveText(['Miriam', 'The audit'])
  await page.reload()
  await expect(open(page).getByRole('heading', { level: 3 })).toHaveText(['Miriam', 'The audit'])
  expect(await kept(context)).toEqual(['Miriam', 'The audit'])
})

test.describe('with a server that cannot', () => {
  test.use({ forgiven: [/500 \(Internal Server Error\)/] })

  test('it is said, and what was written stays', async ({ page }) => {
    await begin(page)
    await page.route('**/api/prayer/requests', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
    await write(page, 'The audit')
    await submit(page)
    await expect(said(page, 'Failed to add prayer request. Please try again.')).toBeVisible()
    await expect(card(page).getByLabel('Name')).toHaveValue('The audit')
    await page.unroute('**/api/prayer/requests')
    await submit(page)
    await expect(row(page, 'The audit')).toBeVisible()
  })
})

test('without a name or a text it says so at the field', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: 'Add Prayer Request' }).click()
  await submit(page)
  await expect(card(page).getByText('Give the prayer request a name.')).toBeVisible()
  await expect(card(page).getByText('Write what you would like to pray for.')).toBeVisible()
})

test('clicked twice it is added once', async ({ page, context }) => {
  await begin(page)
  await write(page, 'The audit')
  await card(page).getByRole('button', { name: 'Add Request' }).dblclick()
  await expect(card(page)).toHaveCount(0)
  await expect(open(page).getByRole('listitem')).toHaveCount(1)
  expect(await kept(context)).toEqual(['The audit'])
})

test('somebody in danger keeps their words, and help stands beside them', async ({ page }) => {
  await begin(page)
  await write(page, 'Me', 'I want to end my life tonight')
  await submit(page)
  await expect(row(page, 'Me')).toContainText('I want to end my life tonight')
  await expect(row(page, 'Me').getByRole('heading', { name: /Help is near/ })).toBeVisible()
})

test('what was typed survives a crash, and nobody else at the desk finds it', async ({ page, context }) => {
  await begin(page)
  await write(page, 'The audit', 'half a sentence')
  await page.close()
  const again = await context.newPage()
  await begin(again)
  await expect(card(again).getByLabel('Prayer request', { exact: true })).toHaveValue('half a sentence')
  await signOut(again)
  await signInQuickly(context, program(), addressFor('somebody else at the desk'))
  await begin(again)
  await expect(card(again)).toHaveCount(0)
  await expect(open(again).getByRole('heading', { level: 3 })).toHaveCount(0)
})

test.describe('without a connection', () => {
  test.use({ forgiven: [/ERR_INTERNET_DISCONNECTED/] })

  test('what is added, changed and deleted waits, and is sent once in order', async ({ page, context }) => {
    await begin(page)
    for (const name of ['Miriam', 'The audit']) {
      await write(page, name)
      await submit(page)
      await expect(card(page)).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Edit: Miriam' }).hover()
    await page.getByRole('button', { name: 'Add Prayer Request' }).hover()
    await context.setOffline(true)
    await write(page, 'Jonah')
    await submit(page)
    await expect(row(page, 'Jonah')).toContainText('Waiting to be sent')
    await page.getByRole('button', { name: 'Mark as answered: Jonah' }).click()
    await expect(answered(page).getByRole('heading', { name: 'Jonah' })).toBeVisible()
    await page.getByRole('button', { name: 'Delete: The audit' }).click()
    await expect(row(page, 'The audit')).toHaveCount(0)
    expect(await kept(context)).toEqual(['The audit', 'Miriam'])
    await context.setOffline(false)
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
    await expect(answered(page).getByRole('heading', { name: 'Jonah' })).toBeVisible()
    await expect.poll(() => kept(context)).toEqual(['Jonah', 'Miriam'])
  })

  test('two tabs send what waits once', async ({ page, context }) => {
    await begin(page)
    const other = await context.newPage()
    await begin(other)
    await page.getByRole('button', { name: 'Add Prayer Request' }).hover()
    await context.setOffline(true)
    await write(page, 'Jonah')
    await submit(page)
    await expect(row(other, 'Jonah')).toContainText('Waiting to be sent')
    let sent = 0
    context.on(
      // A try that began before the connection was back in that tab does not count.
      'requestfinished',
      (request) => (sent += Number(request.method() === 'POST' && request.url().endsWith('/api/prayer/requests'))),
    )
    await context.setOffline(false)
    for (const tab of [page, other]) await expect(tab.getByText('Waiting to be sent')).toHaveCount(0)
    for (const tab of [page, other]) await expect(row(tab, 'Jonah')).toBeVisible()
    expect(await kept(context)).toEqual(['Jonah'])
    expect(sent).toBe(1)
  })
})

const manyRequests = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name:
      [
        'מרים',
        'The quarterly audit, the auditors and everybody who has to answer their questions by Friday',
        'Team 🙏🏽',
        'a'.repeat(60),
      ][index % 4] ?? '',
    prayerText: index % 4 === 0 ? 'תפילה על הראיון של מחר' : 'For patience and honest words.\nAnd for rest.',
    isAnswered: false,
    answeredDate: null,
    notes: index % 3 === 0 ? 'Interview on Tuesday' : null,
    createdAt: new Date(Date.UTC(2026, 2, 9) - index * 60_000).toISOString(),
    updatedAt: new Date(Date.UTC(2026, 2, 9) - index * 60_000).toISOString(),
  }))

test('of hundreds the first come at once and the rest on demand', async ({ page }) => {
  const all = manyRequests(120)
  await page.route('**/api/prayer/requests?*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const from = all.findIndex(({ id }) => id === query.get('before')) + 1
    const list = query.get('state') === 'open' ? all.slice(from, from + Number(query.get('limit'))) : []
    return route.fulfill({ json: list })
  })
  await begin(page)
  const rows = open(page).getByRole('listitem')
  await expect(rows).toHaveCount(50)
  for (const count of [100, 120]) {
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(rows).toHaveCount(count)
  }
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
})

test.describe('in every look', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })

  test('the page, its form and its dialog have no barrier', async ({ page }) => {
    await page.route('**/api/prayer/requests?*', (route) => {
      const isOpen = route.request().url().includes('state=open')
      const answer = { isAnswered: true, answeredDate: '2026-03-08T10:00:00.000Z' }
      return route.fulfill({
        json: manyRequests(isOpen ? 6 : 2).map((one) =>
          isOpen ? one : { ...one, id: one.id.replace('8', '9'), ...answer },
        ),
      })
    })
    await begin(page)
    await expect(answered(page)).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Add Prayer Request' }).click()
    await card(page).waitFor()
    await submit(page)
    await expectNoBarriers(page)
    await page
      .getByRole('button', { name: /^Edit: Team/ })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    await expectNoBarriers(page)
  })
})
