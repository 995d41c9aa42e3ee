import type { Page } from '@playwright/test'
import { freePort } from '../scripts/free-port.ts'
import { type Program, startProgram } from '../test/program.ts'
import { keepVerseForFirstChallenge, savedHeading } from './support/keep-verse.ts'
import { type IdentityProvider, startProvider } from './support/provider.ts'
import { expect, test } from './support/test.ts'

let provider: IdentityProvider
let program: Program

test.beforeEach(async () => {
  const port = await freePort()
  provider = await startProvider(`http://localhost:${port}`)
  program = await startProgram({ port, env: provider.environment })
})
test.afterEach(async ({ context }) => {
  await context.close()
  await program.end('SIGTERM')
  await provider.stop()
})

const begin = (page: Page) => page.getByRole('link', { name: 'Create Account & Get Started' }).click()

async function nameAccount(page: Page, account: string) {
  await page.getByRole('textbox', { name: 'Account' }).fill(account)
  await page.getByRole('button', { name: 'Go on' }).click()
}

// What stands around the verses may be on its way as the server is killed.
test.use({ forgiven: [/ERR_CONNECTION_(REFUSED|RESET).*\/(api\/scripture\/passage|assets\/)/] })

test('a person of the provider keeps a verse and finds it after the server was killed', async ({ page }) => {
  await page.goto(program.url)
  await begin(page)
  await nameAccount(page, 'boaz')
  await expect(page).toHaveURL(/\/home$/)
  await page.goto(`${program.url}/scripture`)
  await keepVerseForFirstChallenge(page)

  // Nothing is asked of a program that is gone.
  await page.waitForLoadState('networkidle')
  const { folder, port } = program
  await program.end('SIGKILL')
  program = await startProgram({ folder, port, env: provider.environment })
  await page.reload()
  await expect(savedHeading(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByText('boaz Provided')).toBeVisible()
  await expect(page.getByText('boaz@example.com')).toBeVisible()
})

test('two tabs may sign in at once', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto(`${program.url}/scripture`)
  await expect(page).toHaveURL(/\/onboarding$/)
  await other.goto(program.url)
  await begin(page)
  await begin(other)
  await expect(page.getByRole('textbox', { name: 'Account' })).toBeVisible()
  await expect(other.getByRole('textbox', { name: 'Account' })).toBeVisible()

  await nameAccount(page, 'boaz')
  await expect(page).toHaveURL(/\/scripture$/)
  // A call of this tab that is still under way would carry the session that the other tab now ends.
  await page.waitForLoadState('networkidle')
  await nameAccount(other, 'boaz')
  await expect(other).toHaveURL(/\/home$/)
  await page.reload()
  await expect(savedHeading(page, 0)).toBeVisible()
})

test.describe('when a session has ended', () => {
  test.use({ forgiven: [/status of 401/] })

  test('the provider signs in again in a tab of its own, and this one goes on', async ({ page, context }) => {
    await page.goto(program.url)
    await begin(page)
    await nameAccount(page, 'boaz')
    await page.goto(`${program.url}/account`)
    await page.getByRole('button', { name: 'Edit name' }).click()
    await page.getByRole('textbox', { name: 'First name' }).fill('Boas')
    // Whatever else the page asks for would be told first that the session has ended.
    await page.waitForLoadState('networkidle')
    await context.clearCookies({ domain: 'localhost' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    const [provided] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('link', { name: 'Sign in' }).click(),
    ])
    // The provider still knows them.
    await expect(provided).toHaveURL(/\/home$/)
    await provided.close()
    await page.bringToFront()
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Name Saved', { exact: true })).toBeVisible()
  })
})

test('after signing out, the next person of the provider sees nothing', async ({ page }) => {
  await page.goto(program.url)
  await begin(page)
  await nameAccount(page, 'boaz')
  await page.goto(`${program.url}/scripture`)
  await keepVerseForFirstChallenge(page)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(`${program.url}/onboarding`)

  await begin(page)
  await nameAccount(page, 'mara')
  await page.goto(`${program.url}/scripture`)
  await expect(savedHeading(page, 0)).toBeVisible()
})

test('a callback that nobody asked for signs nobody in', async ({ page }) => {
  const answer = await page.request.get(`${program.url}/api/callback?code=stolen&state=guessed`)
  expect(answer.status()).toBeLessThan(500)
  expect((await page.request.get(`${program.url}/api/auth/user`)).status()).toBe(401)
})
