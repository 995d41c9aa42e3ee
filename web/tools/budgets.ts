import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Output } from './manifest.ts'

/** First load of a route in bytes as they travel, brotli. */
type Load = { route: string; script: number; page: number }
type Budget = { script: number; page: number }

const kB = 1000
const home: Budget = { script: 80 * kB, page: 10 * kB }
const otherRoutes: Budget = { script: home.script + 20 * kB, page: 10 * kB }
const onboarding: Budget = { script: 1 * kB, page: 14 * kB }

const budgetOf = (route: string) => (route === '/onboarding' ? onboarding : route === '/home' ? home : otherRoutes)

/** Prints what each route costs. @throws Error naming every route that costs more than it may */
export function checkBudgets(folder: URL, output: Output) {
  const sizeOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(new URL(file, folder))).length, 0)
  const style = sizeOf(output.stylesheets)
  const firstPaint = sizeOf(['theme.js'])
  const loads: Load[] = [
    { route: '/onboarding', script: firstPaint + sizeOf(['onboarding.js']), page: sizeOf(['onboarding.html']) },
    ...output.paths.map((path) => ({
      route: path,
      script: firstPaint + sizeOf([...output.shared, ...output.ownOf(path)]),
      page: sizeOf(['index.html']) + style,
    })),
  ]
  for (const { route, script, page } of loads)
    console.log(`${route.padEnd(14)} script ${shown(script)}  page ${shown(page)}`)
  const over = loads.filter(({ route, script, page }) => script > budgetOf(route).script || page > budgetOf(route).page)
  if (over.length > 0) throw new Error(`over budget: ${over.map(({ route }) => route).join(', ')}`)
}

const shown = (bytes: number) => `${(bytes / kB).toFixed(1)} kB`.padStart(8)
