import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()

/** Buttons that work for a while, with the call that they wait for. */
const places = [
  { path: '/home', button: 'New Verse', call: '**/api/scripture/random*' },
  { path: '/challenges', button: 'Generate New', call: '**/api/be-the-light/habits' },
  { path: '/account', button: 'Export Everything', call: '**/api/account/export*' },
] as const

test('a button keeps the focus while it works, and does not work twice', async ({ page, context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  for (const { path, button, call } of places) {
    await test.step(`${path}, ${button}`, async () => {
      await page.goto(program().url + path)
      const pressed = page.getByRole('button', { name: button })
      await pressed.waitFor()
      await page.waitForLoadState('networkidle')
      const asked = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      let calls = 0
      await page.route(call, async (route) => {
        calls++
        asked.resolve()
        await released.promise
        await route.continue()
      })
      await pressed.press('Enter')
      await asked.promise
      const focused = page.locator('button:focus')
      await expect(focused).toHaveAttribute('aria-disabled', 'true')
      await focused.press('Enter')
      released.resolve()
      await expect(pressed).toBeEnabled()
      await expect(pressed).toBeFocused()
      expect(calls).toBe(1)
      await page.unrouteAll({ behavior: 'wait' })
    })
  }
})
