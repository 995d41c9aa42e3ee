import { readFileSync } from 'node:fs'
import { formatReference } from '@lampstand/scripture/references'
import { openText } from '@lampstand/scripture/text'
import type { Page } from '@playwright/test'
import { expectNoBarrier, widthsOf } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

// The tests read what is drawn more often than the page does.
test.use({ forgiven: [/willReadFrequently/] })

const program = sharedProgram()
const at = (path: string) => program().url + path

const opener = (page: Page) => page.getByRole('button', { name: /^Share: / }).first()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share this verse' })
const picture = (page: Page) => dialog(page).getByRole('img')
const download = (page: Page) => dialog(page).getByRole('button', { name: 'Download' })

const verseOf = (id: string) => ({ id, text: openText().quote(id), reference: formatReference(id) })

/** Shows a passage as today's, and opens what it can be shared with. */
async function share(page: Page, id: string) {
  await page.route('**/api/scripture/daily?*', (route) => route.fulfill({ json: verseOf(id) }))
  await page.goto(at('/home'))
  await opener(page).click()
  await dialog(page).waitFor()
}

/** What is drawn at a place, as red, green, blue and how opaque it is. */
const colourAt = (page: Page, x: number, y: number) =>
  picture(page).evaluate(
    (canvas, [left, top]) => [
      ...((canvas as HTMLCanvasElement).getContext('2d')?.getImageData(left, top, 1, 1).data ?? []),
    ],
    [x, y] as const,
  )

/** Rows between two heights that hold anything but paper beyond a place from the left. */
const inkBeyond = (page: Page, x: number) =>
  picture(page).evaluate((canvas, left) => {
    const { width, height } = canvas as HTMLCanvasElement
    const data = (canvas as HTMLCanvasElement)
      .getContext('2d')
      ?.getImageData(left, 60, width - left - 50, height - 120).data
    const paper = data?.slice(0, 3).join()
    let other = 0
    for (let at = 0; data && at < data.length; at += 4) if (data.slice(at, at + 3).join() !== paper) other += 1
    return other
  }, x)

test.beforeEach(async ({ context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
})

test('a verse is drawn whole, on paper of one’s choice', async ({ page }) => {
  await share(page, 'Prov.16.3')
  await expect(download(page)).toBeEnabled()
  await expect(picture(page)).toHaveAccessibleName(
    `Picture: “${openText().quote('Prov.16.3')}” Proverbs 16:3, World English Bible`,
  )
  expect(
    await picture(page).evaluate((canvas) => [canvas.getAttribute('width'), canvas.getAttribute('height')]),
  ).toEqual(['1080', '1350'])
  expect(await page.evaluate(`document.fonts.check('400 92px "Source Serif 4"')`)).toBe(true)
  expect(await inkBeyond(page, 1080 - 100)).toBe(0)
  expect(await inkBeyond(page, 300)).toBeGreaterThan(1000)

  await dialog(page).getByRole('radio', { name: 'Light paper' }).check()
  await expect.poll(async () => Math.min(...(await colourAt(page, 20, 20)))).toBeGreaterThan(230)
  await dialog(page).getByRole('radio', { name: 'Dark paper' }).check()
  await expect.poll(async () => Math.max(...(await colourAt(page, 20, 20)).slice(0, 3))).toBeLessThan(50)
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
})

test('a download is a picture of that size, named by its reference', async ({ page }) => {
  await share(page, 'Ps.34.18')
  const [file] = await Promise.all([page.waitForEvent('download'), download(page).click()])
  expect(file.suggestedFilename()).toBe('psalm-34-18.png')
  const bytes = readFileSync(await file.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350])
})

test('the text is copied with its place', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await share(page, 'Prov.16.3')
  await dialog(page).getByRole('button', { name: 'Copy text' }).click()
  await expect(dialog(page).getByText('Copied to your clipboard')).toHaveRole('status')
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
    `“${openText().quote('Prov.16.3')}”\nProverbs 16:3, World English Bible`,
  )
})

test.describe('where the system can send it on', () => {
  const system = (answer: string) => ({
    content: `
      navigator.canShare = ({ files }) => files?.[0]?.type === 'image/png'
      navigator.share = async ({ files }) => { window.shared = files[0].name; ${answer} }
    `,
  })

  test('Share hands over the picture', async ({ page }) => {
    await page.addInitScript(system(''))
    await share(page, 'Ps.34.18')
    await dialog(page).getByRole('button', { name: 'Share' }).click()
    await expect.poll(() => page.evaluate('window.shared')).toBe('psalm-34-18.png')
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  })

  test('who thinks better of it is told nothing; a failure is said', async ({ page }) => {
    await page.addInitScript(system(`throw new DOMException('', window.reason ?? 'AbortError')`))
    await share(page, 'Ps.34.18')
    const button = dialog(page).getByRole('button', { name: 'Share' })
    await button.click()
    await expect.poll(() => page.evaluate('window.shared')).toBe('psalm-34-18.png')
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
    await page.evaluate(`window.reason = 'DataError'`)
    await button.click()
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'The picture could not be shared. You can download it instead.',
    )
  })
})

test('where it cannot, Share is not offered', async ({ page }) => {
  await page.addInitScript({ content: 'delete Navigator.prototype.canShare' })
  await share(page, 'Prov.16.3')
  await expect(download(page)).toBeEnabled()
  await expect(dialog(page).getByRole('button', { name: 'Share' })).toHaveCount(0)
})

test('a passage of many verses fits', async ({ page }) => {
  await share(page, 'Ps.23.1-Ps.23.6')
  await expect(download(page)).toBeEnabled()
  expect(await inkBeyond(page, 1080 - 100)).toBe(0)
})

test('a passage that is too long is offered as text', async ({ page }) => {
  await share(page, 'Ps.119.1-Ps.119.40')
  await expect(
    dialog(page).getByText('This passage is too long for a picture. You can copy the text instead.', { exact: true }),
  ).toBeVisible()
  await expect(download(page)).toHaveCount(0)
  await expect(picture(page)).toHaveCount(0)
  await expect(dialog(page).getByRole('button', { name: 'Copy text' })).toBeVisible()
  await expectNoBarrier(page)
})

for (const [colorScheme, paper] of [
  ['light', 'Light paper'],
  ['dark', 'Dark paper'],
] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

    test(`sharing has no barrier in the ${colorScheme}`, async ({ page }) => {
      await share(page, 'Prov.16.3')
      await expect(download(page)).toBeEnabled()
      await expect(dialog(page).getByRole('radio', { name: paper })).toBeChecked()
      for (const width of widthsOf[colorScheme]) {
        await page.setViewportSize({ width, height: 740 })
        await expectNoBarrier(page)
      }
    })
  })
}
