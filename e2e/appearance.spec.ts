import { appPaths } from '@lampstand/contract/pages'
import { openText } from '@lampstand/scripture/text'
import type { Page } from '@playwright/test'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/*
 * Every screen as it looked when somebody last looked at it with care. What changes from day to day is held still. After a change
 * that was meant: npx playwright test e2e/appearance.spec.ts --update-snapshots, and look at each new picture.
 */

const program = sharedProgram()

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

const account = {
  email: 'anna.richardson@example.org',
  firstName: null,
  lastName: null,
  timeZone: 'America/New_York',
  timeZoneIsChosen: false,
  discreet: false,
  aiEnabled: true,
  signIn: { kind: 'email' },
  plan: 'pro',
  createdAt: '2025-11-02T09:00:00Z',
}
const session = {
  id: 'a'.repeat(43),
  browser: 'Firefox on Windows',
  createdAt: '2026-03-01T09:00:00Z',
  lastSeenAt: '2026-03-09T12:00:00Z',
  isThisDevice: true,
}
const sessions = [session, { ...session, id: 'b'.repeat(43), browser: 'Safari on an iPhone', isThisDevice: false }]
const subscription = {
  status: 'trialing',
  plan: 'pro',
  canCancel: false,
  canResume: false,
  hasPortal: false,
  accessEndsAt: '2026-03-11T13:00:00Z',
  nextCharge: null,
  banner: null,
}
const insights = {
  timeZone: 'America/New_York',
  days: Array.from({ length: 9 }, (_, index) => ({ date: `2026-03-0${index + 1}`, moments: index % 3 })),
  since: '2025-12-16',
  weekdays: [9, 11, 7, 8, 4, 1, 6],
  hours: Array.from({ length: 24 }, (_, hour) => (hour < 6 ? 0 : (hour * 7) % 11)),
  liturgies: {
    prayed: 11,
    reflections: 4,
    most: [
      { name: 'Before a Meeting', count: 6 },
      { name: 'End of the Working Day', count: 5 },
    ],
  },
  prayers: {
    waiting: 6,
    answered: 12,
    months: Array.from({ length: 12 }, (_, index) => ({
      month: index < 9 ? `2025-${String(index + 4).padStart(2, '0')}` : `2026-0${index - 8}`,
      answered: index % 4,
    })),
    waits: ['day', 'week', 'month', 'season', 'longer'].map((span, index) => ({ span, count: index + 1 })),
    medianDays: 12,
  },
  themes: [
    { name: 'Fear of losing a job', count: 9 },
    { name: 'Rest', count: 2 },
  ],
}

const replies: Record<string, unknown> = {
  '/api/account': account,
  '/api/account/sessions': sessions,
  '/api/billing/subscription': subscription,
  '/api/insights': insights,
  '/api/scripture/daily': verse,
  '/api/workplace/challenges': { challenges },
  '/api/be-the-light/habits': { habits },
}

const open = ['/onboarding', '/api/login'] as const
const guarded = [...appPaths.filter((path) => path !== '/'), '/nowhere']

async function holdStill(page: Page) {
  await page.clock.setFixedTime(new Date('2026-03-09T08:30:00-04:00'))
  await holdVerse(page)
  for (const [path, reply] of Object.entries(replies)) {
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ json: reply }),
    )
  }
}

/** The onboarding page with one and the same verse on every day. */
async function holdVerse(page: Page) {
  await page.route('**/onboarding', async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace(/(<blockquote[^>]*>).*?(?=<\/blockquote>)/s, `$1“${verse.text}”`)
      .replace(/(<cite[^>]*>).*?(?=<\/cite>)/s, `$1${verse.reference}`)
    await route.fulfill({ response, body })
  })
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
      test.use({
        viewport,
        colorScheme,
        contextOptions: { reducedMotion: 'reduce' },
        forgiven: [/404 \(Not Found\)/],
      })
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
