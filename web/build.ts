import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { checkBudgets } from './tools/budgets.ts'
import { type Output, readOutput } from './tools/manifest.ts'
import { prepareOffline } from './tools/offline.ts'
import { precompress } from './tools/precompress.ts'
import { prerenderOnboarding } from './tools/prerender.ts'
import config from './vite.config.ts'

/* node web/build.ts writes web/.build: the application, the onboarding page, and what the server's own pages link to. */

Object.assign(process.env, { NODE_ENV: 'production' })
const folder = new URL('.build/', import.meta.url)

// Without the extension for browsers that looks into React: it is for development.
const define = { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }
await build({ ...config, define, configFile: false, logLevel: 'warn' })
const output = readOutput(folder)
nameRouteChunks(output)
await prerenderOnboarding(folder, output)
prepareOffline(folder, output)
rmSync(new URL('manifest.json', folder))
checkBudgets(folder, output)
await precompress(folder)

/** Tells `theme.js` in the page which scripts each route needs, so that they are fetched beside the program and not after it. */
function nameRouteChunks({ paths, ownOf }: Output) {
  const page = new URL('index.html', folder)
  const chunks = Object.fromEntries(paths.map((path) => [path, ownOf(path).map((file) => `/${file}`)]))
  const element = `<script type="application/json" id="route-chunks">${JSON.stringify(chunks)}</script>`
  writeFileSync(page, readFileSync(page, 'utf8').replace('<!--route-chunks-->', element))
}
