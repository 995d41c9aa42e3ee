import { sharedProgram } from './support/program.ts'
import { signInFromOnboarding, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path
const savedPath = 'redirectAfterAuth'

test('a visitor is sent to the onboarding page and, signed in, to where they were going', async ({ page }) => {
  await page.goto(at('/scripture'))
  await expect(page).toHaveURL(at('/onboarding'))
  expect(await page.evaluate((key) => sessionStorage.getItem(key), savedPath)).toBe('/scripture')
  await signInFromOnboarding(page, program(), 'guarded@example.com')
  await expect(page).toHaveURL(at('/scripture'))
  expect(await page.evaluate((key) => sessionStorage.getItem(key), savedPath)).toBeNull()
})

test('nothing of a guarded page is shown to a visitor', async ({ page }) => {
  const seen: string[] = []
  await page.exposeFunction('told', (text: string) => seen.push(text))
  await page.addInitScript({
    content: `new MutationObserver(() => told(document.body?.innerText ?? '')).observe(document, { childList: true, subtree: true })`,
  })
  await page.goto(at('/scripture'))
  await expect(page).toHaveURL(at('/onboarding'))
  expect(seen.filter((text) => /Saved Scriptures|What are you facing/.test(text))).toEqual([])
})

for (const hostile of [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'javascript:alert(1)',
  '/api/logout',
  '/..//evil.example',
  '/',
]) {
  test(`a saved path of ${JSON.stringify(hostile)} leads home`, async ({ page, context }) => {
    await page.goto(at('/onboarding'))
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [savedPath, hostile] as const)
    await signInQuicklyAsOne(context)
    await page.goto(at('/'))
    await expect(page).toHaveURL(at('/home'))
    await expect(page.getByRole('heading', { level: 1, name: 'Lampstand' })).toBeVisible()
  })
}

test('the way back given to the sign-in page cannot leave the site', async ({ page }) => {
  await page.goto(at('/api/login?returnTo=//evil.example/'))
  const form = await page.content()
  expect(form).not.toContain('evil.example')
})

let session: Awaited<ReturnType<import('@playwright/test').BrowserContext['cookies']>> | undefined

/** One sign-in serves all: an address on the net may ask for so many codes and no more. */
async function signInQuicklyAsOne(context: import('@playwright/test').BrowserContext) {
  if (session) return context.addCookies(session)
  await signInQuickly(context, program(), 'hostile@example.com')
  session = await context.cookies()
}
