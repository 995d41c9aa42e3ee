import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import playwrightConfig from '../playwright.config.ts'
import { freePort } from '../scripts/free-port.ts'

const version = '13.5.0'
const tools = new URL('../.build/tools/', import.meta.url)
const entry = new URL('node_modules/lighthouse/core/index.js', tools)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type LighthouseReport = {
  /** 0 to 100, in the order performance, accessibility, best practices, SEO. */
  scores: readonly number[]
  /** Milliseconds. */
  largestContentfulPaint: number
  totalBlockingTime: number
  layoutShift: number
}

type Lighthouse = (
  url: string,
  flags: Record<string, unknown>,
) => Promise<
  | {
      lhr: {
        categories: Record<string, { score: number | null }>
        audits: Record<string, { numericValue?: number }>
      }
    }
  | undefined
>

/**
 * Lighthouse with its own mobile settings: a phone and a network that it reckons with (simulated). It is no dependency: 180 MB
 * and a hundred packages for a report; it is fetched into `.build/tools` when it is asked for. @throws without a network then
 */
export async function openLighthouse() {
  if (!existsSync(entry)) fetchLighthouse()
  const lighthouse: { default: Lighthouse } = await import(entry.href)
  const port = await freePort()
  const { args = [], ...launch } = playwrightConfig.use?.launchOptions ?? {}
  const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${port}`] })
  return {
    async report(url: string, cookie: string | undefined): Promise<LighthouseReport> {
      const extraHeaders = cookie === undefined ? {} : { Cookie: cookie }
      const result = await lighthouse.default(url, {
        port,
        extraHeaders,
        logLevel: 'error',
        onlyCategories: categories,
      })
      if (!result) throw new Error(`Lighthouse has no report of ${url}`)
      const { lhr } = result
      const millisecondsOf = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
      return {
        scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
        largestContentfulPaint: millisecondsOf('largest-contentful-paint'),
        totalBlockingTime: millisecondsOf('total-blocking-time'),
        layoutShift: millisecondsOf('cumulative-layout-shift'),
      }
    },
    close: () => browser.close(),
  }
}

function fetchLighthouse() {
  console.log(`Fetching lighthouse ${version} into .build/tools`)
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${version}`]
  const { status } = spawnSync('npm', [...args, '--prefix', fileURLToPath(tools)], { stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error('Lighthouse could not be fetched; it needs the npm registry.')
}
