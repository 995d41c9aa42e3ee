import type { Page } from '@playwright/test'
import { untilAtRest } from './support/at-rest.ts'
import { expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

const button = (page: Page) => page.getByRole('button', { name: 'Discreet mode' })
const icon = (page: Page) => page.locator('link[rel=icon]').getAttribute('href')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Each page with the name that its tab has. */
const titles: Record<string, string> = {
  '/home': 'Lampstand',
  '/scripture': 'Workplace Challenges, Lampstand',
  '/prayer': 'Prayer Mode, Lampstand',
  '/guidance': 'Biblical Guidance, Lampstand',
  '/life-application': 'Life Application, Lampstand',
  '/nowhere': 'Page Not Found, Lampstand',
}

/** Records what the tab says in each frame, from the first that has a body. */
const watchTab = (page: Page) =>
  page.addInitScript({
    content: `
      window.seenTabs = new Set()
      const look = () => {
        if (document.body) seenTabs.add(document.title + ' ' + document.querySelector('link[rel=icon]')?.getAttribute('href'))
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    `,
  })

const seenTabs = (page: Page) => page.evaluate<string[]>('[...seenTabs]')

test.use({ forgiven: [/status of 404/] })

test('every page names its tab, and none does while it is to be discreet, from the first frame on', async ({
  page,
  context,
}, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  for (const [path, name] of Object.entries(titles)) {
    await page.goto(at(path))
    await heading(page).waitFor()
    await expect(page).toHaveTitle(name)
    expect(await icon(page)).toBe('/favicon.svg')
  }
  await button(page).click()
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveTitle('Notes')
  expect(await page.evaluate(() => localStorage.getItem('lampstand-discreet'))).toBe('on')

  await watchTab(page)
  for (const path of [...Object.keys(titles), '/api/login']) {
    await page.goto(at(path))
    await heading(page).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await seenTabs(page)).toEqual(['Notes /notes.svg'])
  }
  await context.clearCookies()
  await page.goto(at('/onboarding'))
  await heading(page).waitFor()
  expect(await seenTabs(page)).toEqual(['Notes /notes.svg'])
})

test('what the page shows is unchanged, on the way to another page too', async ({ page, context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await page.goto(at('/prayer'))
  await heading(page).waitFor()
  const main = page.getByRole('main')
  const before = await main.textContent()
  await button(page).click()
  expect(await main.textContent()).toBe(before)
  await page.getByRole('banner').getByRole('link', { name: 'AI Guidance' }).click()
  await expect(heading(page)).toHaveText('Biblical Guidance')
  await expect(page).toHaveTitle('Notes')
  await button(page).click()
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveTitle('Biblical Guidance, Lampstand')
  expect(await icon(page)).toBe('/favicon.svg')
})

/** What is drawn in a place. */
const drawn = (page: Page, place: string) =>
  page.evaluate((selector) => {
    const element = document.querySelector(selector)
    if (!element) throw new Error(`there is no ${selector}`)
    const after = getComputedStyle(element, '::after')
    const isHidden = getComputedStyle(element).fontSize === '0px'
    const said = /^"([^"]*)"/.exec(after.content)?.[1] ?? ''
    return isHidden ? said : element.textContent + said
  }, place)

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
])
  test(`at ${viewport.width} px pages are seen under plain names, and heard under their own`, async ({
    page,
    context,
  }, { title }) => {
    const plain: Record<string, string> = {
      '/home': 'Today',
      '/prayer': 'Notes',
      '/guidance': 'Questions',
      '/reminders': 'List',
      '/life-application': 'Reading',
      '/nowhere': 'Notes',
    }
    await page.setViewportSize(viewport)
    await signInQuickly(context, program(), addressFor(title))
    await page.goto(at('/guidance'))
    await heading(page).waitFor()
    expect(await drawn(page, 'h1')).toBe('Biblical Guidance')
    await button(page).click()
    for (const [path, word] of Object.entries(plain)) {
      await page.goto(at(path))
      const name = titles[path]?.replace(/, Lampstand$/, '') ?? (await heading(page).textContent()) ?? ''
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
      expect(await drawn(page, 'h1')).toBe(word)
      if (path !== '/home') expect(await drawn(page, 'header [data-plain]')).toBe('Notes')
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    }
    await page.goto(at('/guidance'))
    await expect(page.getByText('Biblical wisdom for work challenges')).toHaveCSS('opacity', '0')
    await button(page).click()
    expect(await drawn(page, 'h1')).toBe('Biblical Guidance')
    await expect(page.getByText('Biblical wisdom for work challenges')).toHaveCSS('opacity', '1')
  })

test('the address does not say which prayer is open, and finds it again', async ({ page, context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await page.goto(at('/prayer'))
  const list = await (await page.request.get(at('/api/prayer/liturgies'))).json()
  const { id } = list.find(({ name }: { name: string }) => name === 'At Midday')
  const dialog = page.getByRole('dialog', { name: 'At Midday' })
  await button(page).click()
  await page.goto(at(`/prayer?liturgy=${id}`))
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(at('/prayer'))
  await page.reload()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await heading(page).waitFor()
  await expect(dialog).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('three fingers hide the page, fewer or another mode do not, and a tap brings it back', async ({
    page,
    context,
  }, { title }) => {
    await signInQuickly(context, program(), addressFor(title))
    await page.goto(at('/guidance'))
    const cover = page.getByRole('dialog', { name: 'Notes' })
    const field = page.getByRole('tabpanel').getByRole('textbox').first()
    const devTools = await context.newCDPSession(page)
    const touch = async (fingers: number) => {
      const touchPoints = Array.from({ length: fingers }, (_, id) => ({ x: 80 + 90 * id, y: 420, id }))
      await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await page.waitForLoadState('networkidle')
    await field.fill('my boss')
    await touch(3)
    await expect(cover).toBeHidden()
    await button(page).tap()
    await expect(page.getByText(/three fingers on the screen at once/).first()).toBeVisible()
    await touch(2)
    await expect(cover).toBeHidden()
    await touch(3)
    await expect(cover).toBeVisible()
    await touch(3)
    await expect(cover).toBeVisible()
    await cover.tap()
    await expect(cover).toBeHidden()
    await expect(field).toHaveValue('my boss')
  })
})

test('it is told once what colleagues still see, and Shift twice hides the page until it is pressed twice again or tapped', async ({
  page,
  context,
}, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await page.goto(at('/guidance'))
  const told = page.getByText('Colleagues can still see this page and its address.')
  const cover = page.getByRole('dialog', { name: 'Notes' })
  const field = page.getByRole('tabpanel').getByRole('textbox').first()
  // In one go: between two calls of this program more time may pass than between two strokes that belong together.
  const strike = () =>
    page.evaluate(`for (let n = 0; n < 2; n++) {
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
    }`)
  await field.waitFor()
  await untilAtRest(page)
  await field.fill('my boss')
  await strike()
  await expect(cover).toBeHidden()
  await button(page).click()
  await expect(told.first()).toBeVisible()

  await field.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+A')
  await page.keyboard.press('Shift+B')
  await expect(cover).toBeHidden()
  await strike()
  await expect(cover).toBeVisible()
  expect(await page.evaluate('document.elementFromPoint(200, 300)?.tagName')).toBe('DIALOG')
  await page.keyboard.type('unseen')
  await strike()
  await expect(cover).toBeHidden()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('my bossAB')
  await strike()
  await cover.click()
  await expect(cover).toBeHidden()

  await page.getByRole('button', { name: 'Need help now?' }).first().click()
  const help = page.getByRole('dialog', { name: 'Need help now?' })
  await expect(help).toBeVisible()
  await strike()
  await expect(cover).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cover).toBeHidden()
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')

  await page.reload()
  await button(page).click()
  await button(page).click()
  await expect(page).toHaveTitle('Notes')
  await expect(told).toHaveCount(0)
})

test('other tabs follow, and the plain icon is there', async ({ page, context, request }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await page.goto(at('/home'))
  await heading(page).waitFor()
  const other = await context.newPage()
  await other.goto(at('/prayer'))
  await heading(other).waitFor()
  await button(page).click()
  await expect(other).toHaveTitle('Notes')
  await expect(button(other)).toHaveAttribute('aria-pressed', 'true')
  await button(other).click()
  await expect(page).toHaveTitle('Lampstand')
  await expect(other).toHaveTitle('Prayer Mode, Lampstand')
  const answer = await request.get(at('/notes.svg'))
  expect(answer.headers()['content-type']).toContain('image/svg+xml')
  expect(await answer.text()).toContain('<title>Notes</title>')
})

test('a tooltip says what the switch is', async ({ page, context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await page.goto(at('/home'))
  await button(page).hover()
  await expect(page.getByRole('tooltip')).toHaveText('Discreet mode')
})

test.describe('in every look', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })

  test('discreet mode has no barrier', async ({ page, context }, { title }) => {
    await signInQuickly(context, program(), addressFor(title))
    await page.goto(at('/home'))
    await button(page).click()
    await expectNoBarriers(page)
  })
})
