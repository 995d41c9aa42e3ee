import { type BrowserContext, test as base, expect } from '@playwright/test'
import { type Program, startProgram } from '../../test/program.ts'

type Watching = {
  /** Messages of the browser's console that a test brings about on purpose. */
  forgiven: RegExp[]
  /** Collects what the pages of a context complain of; a test of its own context calls it, the first context is watched anyway. */
  watch: (context: BrowserContext) => void
  complaints: string[]
}

/** A start costs five seconds of a core; tests reach it by `sharedProgram`. */
type Shared = { workerProgram: Program }

/** Every test fails on a console error or warning, a violation of the content security policy among them, and on an uncaught error. */
export const test = base.extend<Watching, Shared>({
  workerProgram: [
    // biome-ignore lint/correctness/noEmptyPattern: what a fixture uses is read from this pattern
    async ({} /* oxlint-disable-line no-empty-pattern */, provide) => {
      const program = await startProgram()
      await provide(program)
      await program.end('SIGTERM')
    },
    { scope: 'worker' },
  ],
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
