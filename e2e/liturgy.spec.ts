import { expectNoBarrier } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()

test('a reminder leads to its liturgy: read, prayed, and kept with a reflection', async ({ page, context }, {
  title,
}) => {
  await signInQuickly(context, program(), addressFor(title))
  const list = await (await page.request.get(`${program().url}/api/prayer/liturgies`)).json()
  const { id } = list.find(({ name }: { name: string }) => name === 'At Midday')
  await page.goto(`${program().url}/prayer?liturgy=${id}`)
  const dialog = page.getByRole('dialog', { name: 'At Midday' })
  await expect(dialog.getByText('Matthew 11:28-30')).toBeVisible()
  await expect(dialog.getByText('Lord Jesus, half the day is gone, and I have not looked up.')).toBeVisible()
  await expectNoBarrier(page)
  await dialog.getByLabel('Your reflection').fill('I hurried past a colleague 🕯')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/prayer$/)
  const history = await page.request.get(`${program().url}/api/prayer/liturgy-instances`)
  expect(await history.json()).toMatchObject([{ name: 'At Midday', userReflection: 'I hurried past a colleague 🕯' }])
})
