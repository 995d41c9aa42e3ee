import type { Plugin } from 'vite'

const contract = /\/contract\/src\/[\w-]+\.ts$/
/** A line of its own, as the formatter writes it. */
const summary = /^( +)summary:(?: |\n +)(['"`])(?:(?!\2)[^\\\n]|\\.)*\2,$/gm

/** What a call is for is said in the API's own documentation; no page reads it, so no browser fetches it. */
export const routeSummaries = (): Plugin => ({
  name: 'route-summaries',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: contract },
    handler: (code) => ({ code: withoutSummaries(code), map: null }),
  },
})

export const withoutSummaries = (code: string): string => code.replace(summary, '')
