import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { replaceBuild } from '../scripts/replace-build.ts'
import { checkBudgets } from './tools/budgets.ts'
import { type Output, readOutput } from './tools/manifest.ts'
import { prepareOffline } from './tools/offline.ts'
import { precompress } from './tools/precompress.ts'
import { prerenderOnboarding } from './tools/prerender.ts'
import config from './vite.config.ts'

/* node web/build.ts writes web/.build: the application, the onboarding page, and what the server's own pages link to. */

Object.assign(process.env, { NODE_ENV: 'production' })
const folder = new URL(`.build.${process.pid}/`, import.meta.url)
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

// Without the extension for browsers that looks into React: it is for development.
const define = { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }
const outDir = fileURLToPath(folder)
await build({ ...config, build: { ...config.build, outDir }, define, configFile: false, logLevel: 'warn' })
const output = readOutput(folder)
nameRouteChunks(output)
await prerenderOnboarding(folder, output)
prepareOffline(folder, output)
rmSync(new URL('manifest.json', folder))
checkBudgets(folder, output)
await precompress(folder)
await replaceBuild(fileURLToPath(new URL('.build/', import.meta.url)), outDir)

/** Tells `theme.js` in the page which scripts each route needs, so that they are fetched beside the program and not after it. */
function nameRouteChunks({ paths, ownOf }: Output) {
  const page = new URL('index.html', folder)
  const chunks = Object.fromEntries(paths.map((path) => [path, ownOf(path).map((file) => `/${file}`)]))
  const element = `<script type="application/json" id="route-chunks">${JSON.stringify(chunks)}</script>`
  writeFileSync(page, readFileSync(page, 'utf8').replace('<!--route-chunks-->', element))
}
