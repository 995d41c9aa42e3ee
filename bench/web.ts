import { appPaths } from '@lampstand/contract/pages'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import playwrightConfig from '../playwright.config.ts'
import { signInByCode } from '../test/person.ts'
import { startProgram } from '../test/program.ts'
import { openLighthouse } from './lighthouse.ts'
import { printTable } from './table.ts'

const kinds = ['document', 'stylesheet', 'script', 'font', 'other'] as const
type Kind = (typeof kinds)[number]

const routes = [
  { path: '/onboarding', signedIn: false },
  { path: '/api/login', signedIn: false },
  ...appPaths.filter((path) => path !== '/').map((path) => ({ path, signedIn: true })),
]

const program = await startProgram({ env: { LOG_LEVEL: 'error' } })
const { cookie = '' } = await signInByCode(program, 'bench@example.com')
const browser = await chromium.launch(playwrightConfig.use?.launchOptions ?? {})

// The server learns a person's time zone on their first visit, and from then on writes the day's verse into the page.
await loadOf({ path: '/home', signedIn: true })
const rows: string[][] = []
for (const route of routes) {
  const bytes = await loadOf(route)
  const total = kinds.reduce((sum, kind) => sum + bytes[kind], 0)
  rows.push([route.path, ...kinds.map((kind) => kilobytes(bytes[kind])), kilobytes(total)])
}
await browser.close()
printTable(['first load of', ...kinds, 'total'], rows)
console.log(
  'Kilobytes of bodies as they came over the wire to Chromium with an empty cache, until the network was idle; other is data and pictures.\n' +
    'Limits: script 1 on /onboarding, 80 on /home, 100 elsewhere; document and stylesheet 14 on /onboarding, 10 elsewhere.\n',
)

const lighthouse = await openLighthouse()
const reports: string[][] = []
for (const { path, signedIn } of routes) {
  const { scores, ...times } = await lighthouse.report(program.url + path, signedIn ? cookie : undefined)
  const { largestContentfulPaint, totalBlockingTime, layoutShift } = times
  reports.push([
    path,
    scores.join(' / '),
    `${(largestContentfulPaint / 1000).toFixed(2)} s`,
    `${totalBlockingTime.toFixed(0)} ms`,
    layoutShift.toFixed(3),
  ])
}
await lighthouse.close()
await program.end('SIGTERM')
printTable(['Lighthouse, mobile', 'speed / access / practice / SEO', 'LCP', 'blocked', 'shift'], reports)
console.log(
  'Limits: LCP 1.0 s on /onboarding, 1.8 s on /home, 2.0 s elsewhere; speed 100, 98, 97; all else 100; shift 0.',
)

async function loadOf({ path, signedIn }: { path: string; signedIn: boolean }) {
  const context = await browser.newContext()
  if (signedIn) await takeSession(context)
  const bytes = await firstLoad(await context.newPage(), path)
  await context.close()
  return bytes
}

async function takeSession(context: BrowserContext) {
  const pairs = cookie.split('; ').map((pair) => pair.split('='))
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url: program.url })))
}

async function firstLoad(page: Page, path: string): Promise<Record<Kind, number>> {
  const bytes: Record<Kind, number> = { document: 0, stylesheet: 0, script: 0, font: 0, other: 0 }
  const sizes: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    const type = request.resourceType()
    const kind = kinds.find((one) => one === type) ?? 'other'
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes[kind] += responseBodySize
      }),
    )
  })
  await page.goto(program.url + path, { waitUntil: 'networkidle' })
  await Promise.all(sizes)
  return bytes
}

function kilobytes(bytes: number) {
  return (bytes / 1000).toFixed(1)
}
