import type { Page } from '@playwright/test'

/** Where a page's clock begins, and where it then stands still. */
const begin = new Date('2026-11-23T08:59:00')
const atRest = new Date('2026-11-23T09:00:00')

/**
 * Gives a page, or all pages of a context, a clock of its own, before it is opened. Until `holdClock` it runs, so that the page can
 * load. A time written without its offset is read in the zone of the tests' machine, not of the browser.
 */
export const installClock = ({ clock }: Pick<Page, 'clock'>, time = begin) => clock.install({ time })

/** Stops a page's clock once the page stands: from now on only the test moves it, however busy the machine is. */
export const holdClock = (page: Page) => page.clock.pauseAt(atRest)

/** Stops a page's clock where it is; a jump to another time would run what is due until then. */
export async function holdClockNow(page: Page) {
  const hold = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
  // Where more than that passes between the two calls, the first try is refused; yet it has stopped the clock, so the second is not.
  await hold().catch((error: Error) => {
    if (!error.message.includes('to the past')) throw error
    return hold()
  })
}
