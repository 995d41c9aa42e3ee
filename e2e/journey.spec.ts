import type { Browser } from '@playwright/test'
import { type Program, startProgram } from '../test/program.ts'
import { keepVerseForFirstChallenge, savedHeading } from './support/keep-verse.ts'
import { signInFromOnboarding, signOut } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

// What stands around the verses may be on its way as the server is killed.
test.use({ forgiven: [/ERR_CONNECTION_(REFUSED|RESET).*\/(api\/scripture\/passage|assets\/)/] })

let program: Program
test.beforeEach(async () => {
  program = await startProgram()
})
test.afterEach(async ({ context }) => {
  await context.close()
  await program.end('SIGTERM')
})

test('a new person finds a verse, keeps it, and finds it again after the server was killed', async ({ page }) => {
  await page.goto(program.url)
  await expect(page).toHaveURL(/\/onboarding$/)
  await signInFromOnboarding(page, program, 'ruth@example.com')

  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Lampstand' })).toBeVisible()
  await expect(page.getByRole('heading', { name: "Today's Scripture" })).toBeVisible()
  await expect(page.getByRole('button', { name: 'New Verse' })).toBeVisible()

  await page.getByRole('link', { name: 'Workplace Challenges' }).last().click()
  await expect(page).toHaveURL(/\/scripture$/)
  await expect(page.getByText('No saved scriptures yet. Select a challenge above to get started!')).toBeVisible()
  const reference = await keepVerseForFirstChallenge(page)
  await expect(savedHeading(page, 1)).toBeVisible()

  const { folder, port } = program
  await program.end('SIGKILL')
  program = await startProgram({ folder, port })
  await page.reload()
  await expect(savedHeading(page, 1)).toBeVisible()
  await expect(page.getByRole('button', { name: `Remove ${reference}` })).toBeVisible()
})

test('the next person at the same desk sees nothing of the one before', async ({ page, browser }) => {
  await page.goto(program.url)
  await signInFromOnboarding(page, program, 'ruth@example.com')
  await page.goto(`${program.url}/scripture`)
  await keepVerseForFirstChallenge(page)
  const before = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  await signOut(page)
  expect(await page.evaluate(() => localStorage.getItem('deviceId'))).not.toBe(before['deviceId'])

  await signInFromOnboarding(page, program, 'naomi@example.com')
  await page.goto(`${program.url}/scripture`)
  await expect(savedHeading(page, 0)).toBeVisible()

  await page.goBack()
  await page.goto(`${program.url}/scripture`)
  await signOut(page)
  await signInFromOnboarding(page, program, 'ruth@example.com')
  await page.goto(`${program.url}/scripture`)
  await expect(savedHeading(page, 1)).toBeVisible()
  await expectAbsentElsewhere(browser, before['deviceId'] ?? '')
})

test.describe('with two tabs', () => {
  // The other tab may still ask for its verse while the session ends, and is told so.
  test.use({ forgiven: [/status of 401/] })

  test('a tab left open leaves when its person signs out in another', async ({ page, context }) => {
    await page.goto(program.url)
    await signInFromOnboarding(page, program, 'ruth@example.com')
    const other = await context.newPage()
    await other.goto(`${program.url}/scripture`)
    await expect(savedHeading(other, 0)).toBeVisible()
    await signOut(page)
    await expect(other).toHaveURL(/\/onboarding$/)
  })
})

/** Whoever learns the name of a device learns nothing of what was kept on it. */
async function expectAbsentElsewhere(browser: Browser, deviceId: string) {
  const stranger = await browser.newContext()
  const answer = await stranger.request.get(`${program.url}/api/scripture/saved?deviceId=${deviceId}`, {
    headers: { 'x-device-id': deviceId },
  })
  expect(await answer.json()).toEqual([])
  await stranger.close()
}
