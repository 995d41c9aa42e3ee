import { ask, card } from './support/ask.ts'
import { expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

test('words in another language: without danger told plainly, in danger help first, in that language', async ({
  context,
  page,
}, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await page.goto(at('/guidance'))
  await ask(page, 'Mi jefe nunca reconoce lo que hago')
  const own = card(page).getByText(/^Gracias por escribir\./)
  await expect(own).toBeVisible()
  expect(await own.evaluate((text) => text.closest('[lang]')?.getAttribute('lang'))).toBe('es')
  const english = card(page).getByText(/^You wrote in Spanish, and answers/)
  expect(await english.evaluate((text) => text.closest('[lang]')?.getAttribute('lang'))).toBe('en')
  await expect(card(page).locator('blockquote')).toHaveCount(0)
  await expect(card(page).getByText(/^Quién puede ayudar:/)).toBeVisible()
  await expectNoBarriers(page)

  await ask(page, 'Ya no quiero vivir, estoy en el baño del trabajo y no puedo más')
  const help = card(page).getByRole('region', { name: /^Hay ayuda cerca/ })
  await expect(help).toHaveAttribute('lang', 'es')
  await expect(help.getByRole('link', { name: 'Llama al 988' })).toBeVisible()
  await expect(card(page).getByText(/^Gracias por escribirlo\./)).toBeVisible()
  await expect(card(page).getByText(/exists only in English\.$/)).toBeVisible()
  await expectNoBarriers(page)
})

test('a challenge in another language gets a verse for anybody, and says so', async ({ context, page }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await page.goto(at('/scripture'))
  await page.getByRole('button', { name: /^Other/ }).click()
  const words = page.getByRole('textbox', { name: 'Describe your workplace challenge' })
  await words.fill('Ich habe Angst vor der Besprechung morgen')
  await words.press('Enter')
  const own = page.getByText(/^Was Lampstand anbietet/)
  await expect(own).toHaveAttribute('lang', 'de')
  await expect(page.getByText(/^You wrote in German\..*chosen for any day/)).toBeVisible()
})
