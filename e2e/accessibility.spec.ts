import type { Page } from '@playwright/test'
import { keepVerseForFirstChallenge } from './support/keep-verse.ts'
import { expectNoBarrier, expectNoBarriers } from './support/no-barrier.ts'
import { sharedProgram } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { test } from './support/test.ts'

const program = sharedProgram()
const at = (path: string) => program().url + path

/** Each screen, and how to come to it. */
const signedOut: Record<string, (page: Page) => Promise<unknown>> = {
  'the onboarding page': (page) => page.goto(at('/onboarding')),
  'the email page': (page) => page.goto(at('/api/login')),
  'the code page': async (page) => {
    await page.goto(at('/api/login'))
    await page.getByRole('textbox', { name: 'Email' }).fill('code@example.com')
    await page.getByRole('textbox', { name: 'Email' }).press('Enter')
    await page.getByRole('textbox', { name: 'Code' }).waitFor()
  },
  'the email page with a fault': async (page) => {
    await page.goto(at('/api/login'))
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
    await page.getByRole('textbox', { name: 'Email' }).press('Enter')
    await page.getByRole('alert').waitFor()
  },
}

const signedIn: Record<string, (page: Page) => Promise<unknown>> = {
  home: async (page) => {
    await page.goto(at('/home'))
    await page.getByRole('button', { name: 'New Verse' }).waitFor()
  },
  'the account menu': async (page) => {
    await page.goto(at('/home'))
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor()
  },
  'the profile dialog': async (page) => {
    await page.goto(at('/home'))
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Edit name' }).click()
    await page.getByRole('dialog').waitFor()
  },
  'workplace challenges with a verse kept and a toast': async (page) => {
    await page.goto(at('/scripture'))
    await keepVerseForFirstChallenge(page)
  },
  'a challenge in own words': async (page) => {
    await page.goto(at('/scripture'))
    await page.getByRole('button', { name: /^Other/ }).click()
    await page.getByRole('textbox', { name: 'Describe your workplace challenge' }).waitFor()
  },
  'a page that does not exist': async (page) => {
    await page.goto(at('/nowhere'))
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  },
}

const panel = async (page: Page) => {
  await page.goto(at('/home'))
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await page.getByRole('dialog', { name: 'Navigation' }).waitFor()
}

test.use({ forgiven: [/status of 40[04].*\((?:.*\/nowhere|.*\/api\/login)\)/] })

test.describe('in every look', () => {
  test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })

  test('no page that anybody sees has a barrier', async ({ page }) => {
    for (const [name, open] of Object.entries(signedOut)) {
      await test.step(name, async () => {
        await open(page)
        await expectNoBarriers(page)
      })
    }
  })

  test('no screen of a signed-in person has a barrier', async ({ page, context }, { title }) => {
    await signInQuickly(context, program(), addressFor(title))
    for (const [name, open] of Object.entries(signedIn)) {
      await test.step(name, async () => {
        await open(page)
        await expectNoBarriers(page)
      })
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`the navigation panel, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme })
        await panel(page)
        await expectNoBarrier(page)
      })
    }
  })
})
