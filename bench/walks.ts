import { chromium } from '@playwright/test'
import { serveStripe } from '../e2e/support/stripe-page.ts'
import playwrightConfig from '../playwright.config.ts'
import { startFakeStripe } from '../server/test-support/stripe/server.ts'
import { signInByCode } from '../test/person.ts'
import { startProgram } from '../test/program.ts'
import { printTable } from './table.ts'
import { type Walk, walks } from './walk-list.ts'
import { type Cost, createWalker } from './walker.ts'

/*
 * npm run bench:walks [words of a walk's name] walks the product as a new user with a phone on slow 3G, each walk with a person and
 * an empty cache of its own, and prints what it costs. The machine should do nothing else.
 */

const wanted = process.argv.slice(2).join(' ')
const stripe = await startFakeStripe()
const program = await startProgram({ env: { LOG_LEVEL: 'error', ...stripe.environment } })
const browser = await chromium.launch(playwrightConfig.use?.launchOptions ?? {})
const rows: string[][] = []
for (const [number, walk] of walks.entries()) {
  if (!walk.name.includes(wanted)) continue
  rows.push([walk.name, ...(await costOf(walk, `walker-${number}@example.com`).then(shown, sayItFailed))])
}
await browser.close()
await program.end('SIGTERM')
await stripe.stop()
printTable(['walk', 'taps', 'first page', 'waits', 'longest', 'kB'], rows)
console.log(
  'A phone of 390 by 844 points, 400 ms there and back, 400 kbit/s, empty cache. Seconds until what was wanted can be seen; the waits\n' +
    'are the sum over the taps. Filling a field is a tap, typing and reading take no time, and the minutes of a prayer are not counted.',
)

function shown({ taps, opening, waiting, longest, longestFor, kilobytes }: Cost) {
  return [
    String(taps),
    seconds(opening),
    seconds(waiting),
    longestFor === '' ? '' : `${seconds(longest)}, ${longestFor}`,
    kilobytes.toFixed(0),
  ]
}

function seconds(value: number) {
  return value.toFixed(1)
}

function sayItFailed(error: unknown) {
  process.exitCode = 1
  console.error(error)
  return ['did not end']
}

async function costOf({ name, signedOut, worker, clock, pays, go }: Walk, email: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    serviceWorkers: worker ? 'allow' : 'block',
  })
  if (!signedOut) {
    const { cookie = '' } = await signInByCode(program, email)
    const pairs = cookie.split('; ').map((pair) => pair.split('='))
    await context.addCookies(pairs.map(([key = '', value = '']) => ({ name: key, value, url: program.url })))
  }
  const walker = await createWalker(context, program.url)
  if (clock) await walker.page.clock.install()
  if (pays) await serveStripe(walker.page, stripe)
  try {
    await go(walker, { email, codeFor: program.codeFor })
  } catch (error) {
    const picture = `.build/walk-${name.replaceAll(/\W+/g, '-')}.png`
    await walker.page.screenshot({ path: picture })
    throw new Error(`${name} did not end well; the screen is in ${picture}`, { cause: error })
  }
  await walker.settled()
  await context.close()
  return walker.cost
}
