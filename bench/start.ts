import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../scripts/free-port.ts'
import { buildProgram } from '../server/build.ts'
import { type Child, startChild, untilReady } from '../test/child.ts'
import { median } from './load.ts'
import { printTable } from './table.ts'

/* npm run bench:start [-- --uncached]: a fresh clone with packages from npm's cache, or with a cache of its own that is empty. */

const rounds = 5
/** Until the program is at rest, its encoder warm, in milliseconds. */
const rest = 10_000
const longestFirstStart = 20 * 60_000
const root = new URL('..', import.meta.url).pathname
const uncached = process.argv.includes('--uncached')
/** Without what the npm that runs this told its own child: another folder is its own project. */
const ownEnvironment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))
const scratch: string[] = []
process.once('exit', () => {
  for (const folder of scratch) rmSync(folder, { recursive: true, force: true })
})

const bareFolder = newFolder()
writeFileSync(
  join(bareFolder, 'package.json'),
  JSON.stringify({ private: true, scripts: { start: `exec ${process.execPath} ${root}bench/bare-server.ts` } }),
)
const usedFolder = newFolder()
await timeStart(root, '/readyz', usedFolder)

const times: Record<'bare' | 'page' | 'warm' | 'first', number[]> = { bare: [], page: [], warm: [], first: [] }
for (let i = 0; i < rounds; i++) {
  times.bare.push(await timeStart(bareFolder, '/', usedFolder))
  times.page.push(await timeStart(root, '/onboarding', usedFolder))
  times.warm.push(await timeStart(root, '/readyz', usedFolder))
  times.first.push(await timeStart(root, '/readyz', newFolder()))
}
const fresh = await timeClone()
const bare = median(times.bare)
const row = (name: string, milliseconds: number, aim = '') => [
  name,
  `${(milliseconds / 1000).toFixed(2)} s`,
  `${(milliseconds / bare).toFixed(1)}×`,
  aim,
]
printTable(
  ['npm start', 'until ready', 'times bare', 'at most'],
  [
    row('bare node:http', bare),
    row('warm start, first page', median(times.page), '2 s'),
    row('warm start', median(times.warm), '2 s'),
    row('first start on an empty data folder', median(times.first)),
    uncached ? row('fresh clone, nothing cached', fresh, '120 s') : row('fresh clone, packages cached', fresh, '60 s'),
  ],
)
console.log(
  `Medians of ${rounds} rounds in turn (the clone: one), from the command to the first 200 (of /onboarding, else of /readyz: the database answers).\n`,
)

const bareMemory = await atRest(bareFolder, '/')
const wholeMemory = await atRest(root, '/readyz')
const memory = (name: string, megabytes: number, aim = '') => [
  name,
  `${megabytes.toFixed(0)} MB`,
  `${(megabytes / bareMemory).toFixed(1)}×`,
  aim,
]
printTable(
  ['at rest', 'resident', 'times bare', 'at most'],
  [
    memory('bare node:http', bareMemory),
    ...(await memoryParts()).map(({ part, megabytes }) => memory(`  ${part}`, megabytes)),
    memory('npm start', wholeMemory, '250 MB'),
  ],
)
process.exit()

/** @returns milliseconds from `npm start` in a folder to its first good answer */
async function timeStart(cwd: string, path: string, dataFolder: string): Promise<number> {
  const { milliseconds, npm } = await start({ cwd, path, dataFolder })
  await npm.end('SIGTERM')
  return milliseconds
}

/** @returns milliseconds from `git clone` of what is committed here to an answer of its `npm start` */
async function timeClone(): Promise<number> {
  const folder = newFolder()
  const before = performance.now()
  const clone = spawnSync('git', ['clone', '--quiet', root, join(folder, 'clone')], { encoding: 'utf8' })
  if (clone.status !== 0) throw new Error(clone.stderr)
  const cloned = performance.now() - before
  const env = uncached ? { npm_config_cache: newFolder() } : {}
  const { milliseconds, npm } = await start({
    cwd: join(folder, 'clone'),
    path: '/readyz',
    dataFolder: newFolder(),
    env,
  })
  await npm.end('SIGTERM')
  console.log(`In the fresh clone npm start said:\n${npm.output().replaceAll(/^/gm, '  ')}`)
  return cloned + milliseconds
}

/** @returns megabytes resident in the process that answers, once it rests; npm itself is not counted */
async function atRest(cwd: string, path: string): Promise<number> {
  const { npm } = await start({ cwd, path, dataFolder: usedFolder })
  await sleep(rest)
  const status = readFileSync(`/proc/${lastDescendant(npm.pid)}/status`, 'utf8')
  await npm.end('SIGTERM')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024
}

/** npm starts a shell, and the shell becomes the program. */
function lastDescendant(pid: number): number {
  const child = Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0])
  return child > 0 ? lastDescendant(child) : pid
}

/** Bundled and run as `npm start` runs the server. */
async function memoryParts(): Promise<{ part: string; megabytes: number }[]> {
  const bundled = join(root, 'server/.build/bench')
  scratch.push(bundled)
  await buildProgram(bundled, { parts: 'bench/memory-parts.ts' })
  const manifest = readFileSync(join(root, 'package.json'), 'utf8')
  const [, settings = '', flags = ''] = /((?:\w+=\S+ )+)exec \S+((?: --[\w=-]+)+) server\/\.build/.exec(manifest) ?? []
  if (flags === '') throw new Error('package.json does not start the server as this bench expects')
  const env = {
    ...process.env,
    ...Object.fromEntries(
      settings
        .trim()
        .split(' ')
        .map((one) => one.split('=')),
    ),
  }
  const args = [...flags.trim().split(' '), join(bundled, 'parts.js'), newFolder()]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env })
  if (status !== 0) throw new Error(stderr)
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

type Start = { cwd: string; path: string; dataFolder: string; env?: Record<string, string> }

async function start({ cwd, path, dataFolder, env = {} }: Start): Promise<{ milliseconds: number; npm: Child }> {
  const port = await freePort()
  const begin = performance.now()
  const npm = startChild('npm', ['start'], {
    cwd,
    env: { ...ownEnvironment, PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'error', ...env },
  })
  await untilReady(`http://localhost:${port}${path}`, npm, longestFirstStart)
  return { milliseconds: performance.now() - begin, npm }
}

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-'))
  scratch.push(folder)
  return folder
}
