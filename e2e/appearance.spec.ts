import { appPaths } from '@lampstand/contract/pages'
import { openText } from '@lampstand/scripture/text'
import type { Page } from '@playwright/test'
import { programOfThisFile } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/*
 * Every screen as it looked when somebody last looked at it with care. What changes from day to day is held still. After a change
 * that was meant: npx playwright test e2e/appearance.spec.ts --update-snapshots, and look at each new picture.
 */

const program = programOfThisFile()

const verse = {
  id: 'Prov.16.3',
  text: openText().quote('Prov.16.3'),
  reference: 'Proverbs 16:3',
  theme: 'Workplace Guidance',
}
const challenges = ['A hard conversation', 'Fear of layoffs', 'Praised for the work of others'].map((name) => ({
  name,
  description: 'A sentence that says what it is like to stand in it',
}))
const habits = ['1', '2', '3'].map((id) => ({
  id,
  title: 'Listen First',
  duration: '5 days',
  description: 'Hear people out at work before you answer, and notice what that changes in them and in you.',
  tasks: ['Let one person finish.', 'Ask one question more.', 'Listen to a voice you avoid.', 'Wait.', 'Look back.'],
}))

const replies: Record<string, unknown> = {
  '/api/scripture/daily': verse,
  '/api/workplace/challenges': { challenges },
  '/api/be-the-light/habits': { habits },
}

const open = ['/onboarding', '/api/login'] as const
const guarded = [...appPaths.filter((path) => path !== '/'), '/nowhere']

async function holdStill(page: Page) {
  await page.clock.setFixedTime(new Date('2026-03-09T08:30:00-04:00'))
  for (const [path, reply] of Object.entries(replies)) {
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ json: reply }),
    )
  }
}

/** The fonts are there, and nothing is on its way any more. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready.then(() => undefined)')
}

/** Another release of the browser may draw the edges of letters a little differently; a moved block is more than that. */
const tolerance = { maxDiffPixelRatio: 0.015, threshold: 0.25 }
/** A list of cards is long, and one row of it looks like the next. */
const picture = (path: string) => ({ ...tolerance, fullPage: path !== '/resources' })

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of [
    ['phone', { width: 360, height: 740 }],
    ['desk', { width: 1280, height: 860 }],
  ] as const) {
    test.describe(`${device}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' }, forgiven: [/404 \(Not Found\)/] })
      const nameOf = (path: string) => `${path.slice(1).replaceAll('/', '-')}-${device}-${colorScheme}.png`

      test('the pages that anybody sees look as they did', async ({ page }) => {
        await holdStill(page)
        for (const path of open) {
          await page.goto(program().url + path)
          await settle(page)
          await expect.soft(page).toHaveScreenshot(nameOf(path), picture(path))
        }
      })

      test('the pages of a signed-in person look as they did', async ({ context, page }) => {
        await signInQuickly(context, program(), addressFor(`${device}-${colorScheme}`))
        await holdStill(page)
        for (const path of guarded) {
          await page.goto(program().url + path)
          await page.getByRole('heading', { level: 1 }).waitFor()
          await settle(page)
          await expect.soft(page).toHaveScreenshot(nameOf(path), picture(path))
        }
      })
    })
  }
}
