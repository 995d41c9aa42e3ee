import type { BrowserContext, Locator, Page } from '@playwright/test'

/** A slow 3G line: milliseconds there and back, bytes a second. */
const slow3G = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 }

/** What a walk cost its person. Times are seconds. */
export type Cost = {
  taps: number
  /** Until the first page is there, with nothing cached. */
  opening: number
  /** All waits after taps, and the longest of them with what it waited for. */
  waiting: number
  longest: number
  longestFor: string
  kilobytes: number
}

export type Walker = Awaited<ReturnType<typeof createWalker>>

/**
 * One person with a phone on a slow line. Counts the taps and the seconds from a tap until what it was for can be seen; filling a
 * field is one tap, and typing takes no time.
 */
export async function createWalker(context: BrowserContext, origin: string) {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', slow3G)
  const cost: Cost = { taps: 0, opening: 0, waiting: 0, longest: 0, longestFor: '', kilobytes: 0 }
  const sizes: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    sizes.push(
      request.sizes().then(
        ({ responseBodySize, responseHeadersSize }) => {
          cost.kilobytes += (responseBodySize + responseHeadersSize) / 1000
        },
        () => undefined,
      ),
    )
  })

  async function waitFor(name: string, seen: Locator | undefined, begin: number) {
    if (!seen) return
    await seen.first().waitFor({ timeout: 60_000 })
    const seconds = (performance.now() - begin) / 1000
    cost.waiting += seconds
    if (seconds > cost.longest) Object.assign(cost, { longest: seconds, longestFor: name })
  }

  return {
    page,
    cost,
    settled: () => Promise.all(sizes),

    /** Opens an address, until something on it can be seen. */
    async open(path: string, seen: Locator) {
      const begin = performance.now()
      await page.goto(origin + path, { waitUntil: 'commit', timeout: 60_000 })
      await seen.first().waitFor({ timeout: 60_000 })
      cost.opening += (performance.now() - begin) / 1000
    },

    /** Taps, and waits for what it is for. */
    async tap(name: string, place: Locator, seen?: Locator) {
      cost.taps++
      const begin = performance.now()
      await place.click({ timeout: 60_000 })
      await waitFor(name, seen, begin)
    },

    async write(field: Locator, text: string) {
      cost.taps++
      await field.fill(text)
    },

    async choose(list: Locator, value: string) {
      cost.taps += 2
      await list.selectOption(value)
    },

    /** The line is gone, or there again. */
    connect: (connected: boolean) =>
      devTools.send('Network.emulateNetworkConditions', connected ? slow3G : { ...slow3G, offline: true }),
  }
}

/** The button of a name, exactly. */
export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
