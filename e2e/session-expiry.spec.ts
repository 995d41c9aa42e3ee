import type { Page } from '@playwright/test'
import { type Program, startProgram } from '../test/program.ts'
import { card, request, submit } from './support/ask.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

// The calls that are refused.
test.use({ forgiven: [/status of 401/] })

const aYearLater = { NODE_OPTIONS: `--import=${new URL('../test/later-clock.ts', import.meta.url).href}` }

const sizes = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } }
const words = 'I was passed over for promotion'

type Place = {
  write: (page: Page, url: string) => Promise<void>
  send: (page: Page) => Promise<void>
  answered: (page: Page) => Promise<void>
}

const prayerDialog = (page: Page) => page.getByRole('dialog', { name: 'Prayer for Your Moment', exact: true })

const places: Record<string, Place> = {
  guidance: {
    async write(page, url) {
      await page.goto(`${url}/guidance`)
      await request(page).fill(words)
    },
    send: (page) => submit(page).click(),
    async answered(page) {
      await expect(card(page).getByRole('button', { name: 'Another answer' })).toBeVisible()
      await expect(request(page)).toHaveValue(words)
    },
  },
  'a prayer': {
    async write(page, url) {
      await page.goto(`${url}/prayer`)
      await page.getByRole('button', { name: /^Other/ }).click()
      await prayerDialog(page).getByRole('textbox').fill(words)
    },
    send: (page) => prayerDialog(page).getByRole('button', { name: 'Create Prayer' }).click(),
    async answered(page) {
      await expect(prayerDialog(page).getByRole('region', { name: 'Your prayer' })).toBeVisible()
      await prayerDialog(page).getByRole('button', { name: 'Edit' }).click()
      await expect(prayerDialog(page).getByRole('textbox')).toHaveValue(words)
    },
  },
}

test('sessions that are over by the clock of the server are begun again in place, and no word is lost', async ({
  browser,
  watch,
}) => {
  test.slow()
  const first = await startProgram()
  const visits: { page: Page; email: string; place: Place }[] = []
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const [name, place] of Object.entries(places)) {
      const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
      watch(context)
      const email = addressFor(`${name} ${size}`)
      await signInQuickly(context, first, email)
      const page = await context.newPage()
      await place.write(page, first.url)
      visits.push({ page, email, place })
    }
  }
  const { folder, port } = first
  await first.end('SIGTERM')
  const later: Program = await startProgram({ folder, port, env: aYearLater })
  for (const { page, email, place } of visits) {
    const address = page.url()
    expect((await page.request.get(`${later.url}/api/auth/user`)).status()).toBe(401)
    await place.send(page)
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    await dialog.getByRole('button', { name: 'Send me a code' }).click()
    await dialog.getByRole('textbox', { name: 'Code' }).fill(await later.codeFor(email))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await place.answered(page)
    await expect(page).toHaveURL(address)
    await page.context().close()
  }
  await later.end('SIGTERM')
})
