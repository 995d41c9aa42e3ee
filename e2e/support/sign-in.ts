import { createHash } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { signInByCode } from '../../test/person.ts'
import type { Program } from '../../test/program.ts'
import { expect, test } from './test.ts'

/** From the onboarding page through the two sign-in pages, as a person does it. */
export async function signInFromOnboarding(page: Page, program: Program, email: string) {
  await page.getByRole('link', { name: 'Create Account & Get Started' }).click()
  await submitEmailAndCode(page, program, email)
}

/** The two sign-in pages: one text box each. */
export async function submitEmailAndCode(page: Page, program: Program, email: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Email' }).press('Enter')
  await page.getByRole('textbox', { name: 'Code' }).fill(await program.codeFor(email))
  await page.getByRole('textbox', { name: 'Code' }).press('Enter')
}

/** A person of the running test's own; tests of one name in different places, or run again, have different people. */
export function addressFor(name: string) {
  const { titlePath, repeatEachIndex, retry } = test.info()
  const own = createHash('sha256').update(JSON.stringify([titlePath, repeatEachIndex, retry, name]))
  return `${name.toLowerCase().replaceAll(/\W+/g, '-').slice(0, 40)}-${own.digest('hex').slice(0, 8)}@example.com`
}

/** Makes a browser somebody's without its pages, for tests that begin where sign-in ends. */
export async function signInQuickly(context: BrowserContext, program: Program, email: string) {
  const { cookie = '' } = await signInByCode(program, email)
  const cookies = cookie.split('; ').map((pair) => pair.split('='))
  await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: program.url })))
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/onboarding$/)
}
