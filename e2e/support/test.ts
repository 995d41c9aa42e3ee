import { type BrowserContext, test as base, expect } from '@playwright/test'

type Watching = {
  /** Messages of the browser's console that a test brings about on purpose. */
  forgiven: RegExp[]
  /** Collects what the pages of a context complain of; a test of its own context calls it, the first context is watched anyway. */
  watch: (context: BrowserContext) => void
  complaints: string[]
}

/** Every test fails on a console error or warning, a violation of the content security policy among them, and on an uncaught error. */
export const test = base.extend<Watching>({
  forgiven: [[], { option: true }],
  complaints: [
    async ({ forgiven }, provide) => {
      const complaints: string[] = []
      await provide(complaints)
      expect(complaints.filter((text) => !forgiven.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
  watch: async ({ complaints }, provide) => {
    await provide((context) => {
      context.on('console', (message) => {
        const isBlocked = message.text().includes('Service Worker registration blocked by Playwright')
        if (!isBlocked && (message.type() === 'error' || message.type() === 'warning')) {
          complaints.push(`${message.text()} (${message.location().url})`)
        }
      })
      context.on('weberror', (error) => complaints.push(error.error().stack ?? error.error().message))
    })
  },
  context: async ({ context, watch }, provide) => {
    watch(context)
    await provide(context)
  },
})

export { expect }
