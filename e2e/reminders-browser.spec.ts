import { expectNoBarrier } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()

test('a reminder is made, changed, switched off, removed and brought back', async ({ page, context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await page.goto(`${program().url}/reminders`)
  const card = page.getByRole('region', { name: 'Reminders', exact: true })
  await expect(card.getByText('Every day, until one of your own is on')).toHaveCount(3)
  await card.getByRole('button', { name: 'Add Reminder' }).click()
  const form = page.getByRole('dialog', { name: 'New Reminder' })
  await form.getByLabel('Name').fill('Before stand-up')
  await form.getByLabel('Time').fill('09:45')
  for (const day of ['Saturday', 'Sunday']) await form.getByLabel(day).uncheck({ force: true })
  await form.getByLabel('Opens').selectOption({ label: 'Before a Meeting' })
  await expectNoBarrier(page)
  await form.getByRole('button', { name: 'Add Reminder' }).click()
  await expect(form).toBeHidden()
  const row = card.getByRole('switch', { name: '9:45 AM Before stand-up' })
  await expect(row).toBeChecked()
  await expect(card.getByText('Monday to Friday')).toBeVisible()
  await expect(card.getByText('Every day, until one of your own is on')).toHaveCount(0)
  await row.click()
  await expect(row).not.toBeChecked()
  await expect(card.getByText('Every day, until one of your own is on')).toHaveCount(3)
  await card.getByRole('button', { name: 'Remove Before stand-up' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).not.toBeChecked()
  await expectNoBarrier(page)
})
