import { openText } from '@lampstand/scripture/text'
import type { Locator, Page } from '@playwright/test'
import { closeByKey } from './support/close-by-key.ts'
import { keepVerseForFirstChallenge } from './support/keep-verse.ts'
import { expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

const opener = (page: Page) => page.getByRole('button', { name: /^Read in context/ }).first()
const words = (page: Page) => page.getByRole('dialog').locator('[data-words]')
const passage = (page: Page) => page.getByRole('dialog').locator('[data-words="passage"]')

type Answer = { id: string; note: string; windowReference: string; verses: { id: string }[] }

/** What the server says of the passage that a button opens: the page may have it already. */
async function answerFor(button: Locator): Promise<Answer> {
  const id = await button.locator('xpath=ancestor::figure').getAttribute('data-passage')
  return (await button.page().request.get(at(`/api/scripture/passage?ref=${id}`))).json()
}

/** A browser that asks to save data is given nothing ahead of its use. */
const saveData = (page: Page) =>
  page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`)

/** Keeps a passage by its name, as a call of the page, and shows the list. */
async function keep(page: Page, verseId: string, challenge = 'General') {
  await page.goto(at('/scripture'))
  await page.getByRole('heading', { name: 'Saved Scriptures (' }).waitFor()
  const status = await page.evaluate(
    async (row) => {
      const deviceId = localStorage.getItem('deviceId') ?? ''
      const headers = { 'content-type': 'application/json', 'x-device-id': deviceId }
      const body = JSON.stringify({ ...row, deviceId })
      return (await fetch('/api/scripture/save', { method: 'POST', headers, body })).status
    },
    { verseId, challenge },
  )
  expect(status).toBeLessThan(300)
  await page.reload()
  await opener(page).waitFor()
  // The challenges above have come: the page does not move any more.
  await page.getByRole('button', { name: 'Generate New' }).waitFor()
}

const settled = (page: Page) =>
  page.evaluate('Promise.allSettled(document.getAnimations().map((animation) => animation.finished))')

/** Whether what is shown is the text, verse for verse, and what is set apart is the passage. */
async function expectExact(page: Page, { id, verses }: Answer) {
  const text = openText()
  const linesOf = (ref: string) => text.verses(ref).map((verse) => verse.text)
  await expect(words(page)).toHaveText(verses.flatMap((verse) => linesOf(verse.id)))
  expect(await words(page).allTextContents()).toEqual(verses.flatMap((verse) => linesOf(verse.id)))
  expect(await passage(page).allTextContents()).toEqual(linesOf(id))
}

test.beforeEach(async ({ context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
})

test('from the home screen, by keyboard alone', async ({ page }) => {
  await page.goto(at('/home'))
  await opener(page).waitFor()
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press('Tab')
    if (await opener(page).evaluate((button) => button === document.activeElement)) break
  }
  await expect(opener(page)).toBeFocused()
  const answer = await answerFor(opener(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: answer.windowReference })).toBeFocused()
  await expectExact(page, answer)
  await expect(page.getByRole('dialog').getByText('World English Bible')).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await closeByKey(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
})

test('from a challenge answered, and from the verse that was kept for it', async ({ page }) => {
  await page.goto(at('/scripture'))
  const reference = await keepVerseForFirstChallenge(page)
  const openers = page.getByRole('button', { name: `Read in context: ${reference}`, exact: true })
  await expect(openers).toHaveCount(2)
  const answer = await answerFor(openers.first())
  for (const button of await openers.all()) {
    await button.click()
    await expectExact(page, answer)
    await expect(page.getByRole('dialog')).toHaveJSProperty('scrollTop', 0)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()
  }
})

test('what is copied is the text and nothing else', async ({ page }) => {
  await keep(page, 'Prov.3.5-Prov.3.6')
  const answer = await answerFor(opener(page))
  await opener(page).click()
  await expectExact(page, answer)
  const copied = await page.evaluate(() => {
    const run = document.querySelector('[data-words]')?.closest('p')
    if (run) getSelection()?.selectAllChildren(run)
    return getSelection()?.toString().trim()
  })
  const { verses } = answer
  expect(copied).toBe(openText().quote(`${verses.at(0)?.id}-${verses.at(-1)?.id}`))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a long window opens at its note, leads to its passage, scrolls by itself, and goes at a touch beside it', async ({
    page,
  }) => {
    await keep(page, '1Sam.25.14-1Sam.25.17')
    const scrolled = await opener(page).evaluate((button) => {
      button.scrollIntoView({ block: 'center' })
      return scrollY
    })
    const { note } = await answerFor(opener(page))
    await opener(page).tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(note, { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(passage(page).first()).not.toBeInViewport()
    await sheet.getByRole('button', { name: 'Go to the passage' }).tap()
    await expect(passage(page).first()).toBeInViewport({ ratio: 0.9 })
    await expect(passage(page).first()).toBeFocused()
    const before = await sheet.evaluate(({ scrollTop }) => scrollTop)
    expect(before).toBeGreaterThan(0)
    await page.keyboard.press('PageDown')
    await expect.poll(() => sheet.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(before)
    await page.keyboard.press('End')
    await page.keyboard.press('PageDown')
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await page.touchscreen.tap(180, 20)
    await expect(sheet).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })
})

test('the page behind stays where it is, and going back closes the sheet first and leaves none behind', async ({
  page,
}) => {
  await page.goto(at('/scripture'))
  await page.getByRole('link', { name: 'Home' }).click()
  await opener(page).waitFor()
  const left = async () => (await page.locator('h1').boundingBox())?.x
  const before = await left()
  await opener(page).click()
  await words(page).first().waitFor()
  await settled(page)
  expect(await left()).toBe(before)
  const right = await page.getByRole('dialog').evaluate((sheet) => sheet.getBoundingClientRect().right)
  expect(right).toBe(await page.evaluate(() => innerWidth))
  const top = await page.evaluate(() => scrollY)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => scrollY)).toBe(top)

  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Workplace Challenges' })).toBeVisible()
  await page.goForward()
  await expect(opener(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Workplace Challenges' })).toBeVisible()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test.describe('when it does not come', () => {
  test.use({ forgiven: [/status of 500|ERR_INTERNET_DISCONNECTED/] })

  test('a failure is said, and trying again brings the passage', async ({ page }) => {
    await saveData(page)
    await page.goto(at('/home'))
    await page.route('**/api/scripture/passage?*', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 })
    const answer = await answerFor(opener(page))
    await opener(page).click()
    await expect(page.getByText('The passage could not be opened.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expectExact(page, answer)
    await closeByKey(page)
    await expect(opener(page)).toBeFocused()
  })

  test('without a connection it waits, and comes by itself when that is back', async ({ page, context }) => {
    await saveData(page)
    await page.goto(at('/home'))
    await opener(page).hover()
    // Its program comes in several files.
    let known = -1
    const isAtRest = async () => {
      const before = known
      known = await page.evaluate(() => performance.getEntriesByType('resource').length)
      return known === before
    }
    await expect.poll(isAtRest, { intervals: [1000] }).toBe(true)
    await context.setOffline(true)
    await opener(page).click()
    await expect(page.getByText('You seem to be offline.')).toBeVisible()
    await context.setOffline(false)
    await expect(passage(page).first()).toBeVisible()
  })

  test('a sheet whose program cannot be fetched leaves the page alone', async ({ page }) => {
    await saveData(page)
    await page.goto(at('/home'))
    // Notifications have their program by now; nothing else comes.
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'No challenge in particular' }).click()
    await page.getByText('Scripture Saved', { exact: true }).waitFor()
    await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'))
    await opener(page).click()
    await expect(page.getByText('The passage could not be opened. Please try again.', { exact: true })).toBeVisible()
    await expect(opener(page)).toBeVisible()
  })
})

test.describe('in every look', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })

  test('the sheet has no barrier', async ({ page }) => {
    await keep(page, 'Matt.18.21-Matt.18.22', 'مديري يطلب مني أن أكذب على العملاء 😤')
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await opener(page).click()
    await passage(page).first().waitFor()
    await settled(page)
    await expectNoBarriers(page)
    await expect(page.getByRole('region', { name: 'Read with care' }).getByRole('listitem')).not.toHaveCount(0)
  })
})
