import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export const savedHeading = (page: Page, count: number) =>
  page.getByRole('heading', { name: `Saved Scriptures (${count})` })

/** Brings the first listed challenge and keeps the verse that answers it. @returns its reference */
export async function keepVerseForFirstChallenge(page: Page): Promise<string> {
  const list = page.getByRole('region', { name: 'What are you facing?' })
  await list.getByRole('listitem').filter({ hasNotText: 'Something else' }).first().getByRole('button').click()
  const card = page.getByRole('button', { name: 'Save', exact: true }).locator('xpath=ancestor::*[@aria-label][1]')
  const reference = await card.getAttribute('aria-label')
  if (!reference) throw new Error('the scripture card does not say its reference')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Scripture Saved', { exact: true })).toBeVisible()
  return reference
}
