import type { Page, Request } from '@playwright/test'
import { expect } from './test.ts'

/* The guidance page, by what stands on it. */

export const request = (page: Page) => page.getByRole('tabpanel').getByRole('textbox').first()
export const submit = (page: Page) => page.getByRole('button', { name: 'Get Biblical Guidance' })
export const card = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('region', { name: /Guidance|Prayer$/ })
    .first()

/** Whether a request of the page is the call at a path. */
export const isAsked = (path: string) => (one: Request) =>
  one.method() === 'POST' && new URL(one.url()).pathname === path

/** Asks, and waits for the whole answer. */
export async function ask(page: Page, words: string) {
  await request(page).fill(words)
  await submit(page).click()
  await expect(card(page).getByRole('button', { name: 'Another answer' })).toBeVisible()
}
