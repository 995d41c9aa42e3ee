import { cards } from '../server/test-support/stripe/cards.ts'
import { button, type Walker } from './walker.ts'

/** What a walk may use beside its browser. */
export type World = {
  email: string
  codeFor: (email: string) => Promise<string>
}

export type Walk = {
  name: string
  /** Begins before signing in. */
  signedOut?: true
  /** Needs the program kept in the browser. */
  worker?: true
  /** Its clock is moved: no minute of prayer is waited for. */
  clock?: true
  /** Pays at the double of the provider. */
  pays?: true
  go: (walker: Walker, world: World) => Promise<void>
}

const heading = ({ page }: Walker) => page.getByRole('heading', { level: 1 })
const words = 'My manager takes credit for my work'

const guidance = (tab: string): Walk => ({
  name: `guidance, ${tab}`,
  async go(walker) {
    const { page, open, tap, write } = walker
    const field = page.getByRole('tabpanel').getByRole('textbox').first()
    await open('/guidance', field)
    if (tab !== 'Workplace') await tap('the tab', page.getByRole('tab', { name: tab }), field)
    await write(field, words)
    await tap('the answer', button(page, 'Get Biblical Guidance'), button(page, 'Another answer'))
  },
})

export const walks: readonly Walk[] = [
  {
    name: 'first minute',
    signedOut: true,
    async go({ page, open, tap, write }, { email, codeFor }) {
      const start = page.getByRole('link', { name: 'Create Account & Get Started' })
      const [address, code] = [
        page.getByRole('textbox', { name: 'Email' }),
        page.getByRole('textbox', { name: 'Code' }),
      ]
      await open('/', start)
      await tap('the sign-in page', start, address)
      await write(address, email)
      await tap('the code page', page.locator('main [type=submit]'), code)
      await write(code, await codeFor(email))
      await tap('the first verse', button(page, 'Sign in'), button(page, 'New Verse'))
    },
  },
  {
    name: 'keep a verse',
    async go({ page, open, tap }) {
      await open('/home', button(page, 'New Verse'))
      const option = button(page, 'No challenge in particular')
      await tap('the choice', button(page, 'Save'), option)
      await tap('the verse kept', option, page.getByRole('main').getByRole('button', { name: 'Undo' }))
    },
  },
  ...['Workplace', 'Scripture', 'Prayer', 'Devotional', 'Ethical', 'Encouragement'].map(guidance),
  {
    name: 'routine',
    async go({ page, open, tap }) {
      await open('/home', button(page, 'Start Your Day'))
      await tap('the routine', button(page, 'Start Your Day'), page.getByText('1 of 5', { exact: true }))
      for (let step = 1; step <= 5; step++) {
        await tap('a step done', button(page, 'Mark Complete'))
        const next =
          step === 5
            ? page.getByText('You began this day with God.')
            : page.getByText(`${step + 1} of 5`, { exact: true })
        await tap('the next step', button(page, step === 5 ? 'Finish' : 'Next'), next)
      }
    },
  },
  {
    name: 'prayer',
    clock: true,
    async go({ page, open, tap }) {
      await open('/prayer', button(page, /^Stress/))
      const dialog = page.getByRole('dialog')
      await tap('the prayer', button(page, /^Stress/), button(dialog, 'Begin Prayer'))
      await tap('the pace', button(dialog, 'Begin Prayer'), button(dialog, 'Pause'))
      await page.clock.runFor(180_000)
      await tap('the end', button(dialog, 'Done'), button(page, /^Stress/))
    },
  },
  {
    name: 'prayer of one’s own',
    async go({ page, open, tap, write }) {
      await open('/prayer', button(page, /^Other/))
      const dialog = page.getByRole('dialog')
      const field = dialog.getByRole('textbox')
      await tap('the form', button(page, /^Other/), field)
      await write(field, 'My review is tomorrow')
      await tap('the prayer', button(dialog, 'Create Prayer'), button(dialog, 'Begin Prayer'))
    },
  },
  {
    name: 'reset',
    clock: true,
    async go({ page, open, tap }) {
      await open('/reset', button(page, /Emergency Reset/))
      const dialog = page.getByRole('dialog')
      await tap('the reset', button(page, /Emergency Reset/), button(dialog, 'Begin Reset'))
      await tap('the breathing', button(dialog, 'Begin Reset'), button(dialog, 'Pause'))
      await page.clock.runFor(61_000)
      await tap('the end', button(dialog, 'Done'), button(page, /Emergency Reset/))
    },
  },
  {
    name: 'habit',
    async go({ page, open, tap }) {
      const habits = page.getByRole('region', { name: 'Choose a habit' }).getByRole('listitem').getByRole('button')
      await open('/challenges', habits.nth(1))
      const tasks = page.getByRole('region', { name: 'Daily Tasks' })
      await tap('the tasks', habits.nth(1), tasks.getByRole('checkbox'))
      await tap('a task done', tasks.getByRole('checkbox').first(), tasks.getByRole('checkbox', { checked: true }))
    },
  },
  {
    name: 'create',
    async go({ page, open, tap, choose }) {
      const type = page.getByRole('combobox', { name: 'Content type' })
      await open('/create', type)
      await choose(type, 'prayer')
      await tap('a situation', page.getByRole('group', { name: 'Common situations' }).getByRole('button').first())
      await tap('the text (2 s are meant)', button(page, 'Generate Content'), button(page, 'Copy'))
    },
  },
  {
    name: 'devotion',
    async go({ page, open, tap }) {
      await open('/life-application', button(page, 'Integrity at Work'))
      await tap('the devotion', button(page, 'Integrity at Work'), button(page, 'Regenerate'))
    },
  },
  {
    name: 'request, answered',
    async go({ page, open, tap, write }) {
      const form = page.getByRole('region', { name: 'New Prayer Request' })
      await open('/reminders', button(page, 'Add Prayer Request'))
      await tap('the form', button(page, 'Add Prayer Request'), form.getByLabel('Name'))
      await write(form.getByLabel('Name'), 'Miriam')
      await write(form.getByLabel('Prayer request', { exact: true }), 'For rest')
      const answered = button(page, 'Mark as answered: Miriam')
      await tap('the request', button(form, 'Add Request'), answered)
      await tap('the answered one', answered, button(page, 'Mark as unanswered: Miriam'))
    },
  },
  {
    name: 'reminder',
    async go({ page, open, tap, write }) {
      await open('/reminders', button(page, 'Add Reminder'))
      const dialog = page.getByRole('dialog')
      const field = dialog.getByRole('textbox', { name: /^What it says/ })
      await tap('the form', button(page, 'Add Reminder'), field)
      await write(dialog.getByRole('textbox', { name: /^Name/ }), 'Before the standup')
      await write(field, 'Breathe, and give it to Him.')
      await tap(
        'the reminder',
        dialog.locator('[type=submit]'),
        page.getByRole('switch', { name: /Before the standup/ }),
      )
    },
  },
  {
    name: 'mail',
    async go({ page, open, tap }) {
      await open('/reminders', button(page, 'Email Reminders'))
      const dialog = page.getByRole('dialog', { name: 'Email Reminders' })
      await tap('the form', button(page, 'Email Reminders'), dialog.getByLabel('Time zone'))
      await tap('the subscription', dialog.locator('[type=submit]'), page.getByText('Subscription Successful!').first())
    },
  },
  {
    name: 'subscribe, cancel',
    pays: true,
    async go({ page, open, tap, write }) {
      const pay = button(page, /^Subscribe/)
      await open('/subscribe', pay)
      await write(page.frameLocator('iframe').getByLabel('Card number'), cards.good)
      await tap('the trial', pay, page.getByRole('heading', { name: 'Trial Started Successfully!' }))
      await tap('the menu', button(page, 'Account menu'), page.getByRole('menuitem', { name: 'Account' }))
      const cancel = button(page.getByRole('region', { name: 'Plan' }), 'Cancel Pro')
      await tap('the account', page.getByRole('menuitem', { name: 'Account' }), cancel)
      const sure = button(page.getByRole('alertdialog'), 'Cancel Pro')
      await tap('the question', cancel, sure)
      await tap('the end of it', sure, page.getByText(/^Pro is cancelled and lasts until/))
    },
  },
  {
    name: 'export, delete',
    async go({ page, open, tap, write }, { email }) {
      await open('/account', button(page, 'Export Everything'))
      const begin = performance.now()
      const download = page.waitForEvent('download', { timeout: 60_000 })
      await tap('', button(page, 'Export Everything'))
      await download
      console.log(`  the export took ${((performance.now() - begin) / 1000).toFixed(1)} s`)
      const field = page.getByRole('textbox', { name: 'Type your email address to confirm' })
      await tap('the question', button(page, 'Delete Account'), field)
      await write(field, email)
      await tap(
        'the deletion',
        button(page, 'Delete My Account'),
        page.getByRole('heading', { name: 'Your account is deleted' }),
      )
    },
  },
  {
    name: 'offline day',
    worker: true,
    async go(walker) {
      const { page, open, tap, write, connect } = walker
      await open('/home', button(page, 'New Verse'))
      await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
      await page.waitForFunction('Boolean(navigator.serviceWorker.controller)', undefined, { timeout: 120_000 })
      await page.context().setOffline(true)
      await connect(false)
      const before = walker.cost.opening
      await open('/prayer', button(page, /^Stress/))
      const dialog = page.getByRole('dialog')
      await tap('the prayer', button(page, /^Stress/), button(dialog, 'Begin Prayer'))
      await open('/reminders', button(page, 'Add Prayer Request'))
      console.log(`  two pages without a connection opened in ${(walker.cost.opening - before).toFixed(1)} s`)
      walker.cost.opening = before
      const form = page.getByRole('region', { name: 'New Prayer Request' })
      await tap('the form', button(page, 'Add Prayer Request'), form.getByLabel('Name'))
      await write(form.getByLabel('Name'), 'Jonah')
      await write(form.getByLabel('Prayer request', { exact: true }), 'For rest')
      await tap('the request', button(form, 'Add Request'), page.getByText('Waiting to be sent'))
      await page.context().setOffline(false)
      await connect(true)
      await page.reload()
      await heading(walker).waitFor()
      await page.getByText('Waiting to be sent').waitFor({ state: 'detached', timeout: 60_000 })
    },
  },
]
