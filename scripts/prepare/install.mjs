import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { report } from './progress.mjs'
import { run } from './run.mjs'

/** The Node that comes with the install; everything but this preparation runs on it. */
export const ownNode = 'node_modules/.bin/node'
const stamp = 'node_modules/.lampstand'
/** npm writes this file last, so a broken-off install has none. */
const npmRecord = 'node_modules/.package-lock.json'

/**
 * What an install brings: `program` is what running and building need (npm's dependencies), `everything` what tests need besides.
 * @typedef {'program' | 'everything'} Extent
 */

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'))

const rooms = () => ['.', ...readJson('package.json').workspaces]

/** Digest of all that decides what an install brings. */
export function packagesDigest() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  for (const folder of rooms()) hash.update(readFileSync(`${folder}/package.json`))
  return hash.update(readFileSync('package-lock.json')).digest('hex')
}

/**
 * True when the last install was of these very packages, brought at least this much and came to its end.
 * @param {Extent} extent
 */
export function isInstalled(extent) {
  if (!existsSync(ownNode)) return false
  const [digest, brought] = readStamp()
  return digest === packagesDigest() && (brought === 'everything' || brought === extent)
}

/** @returns {string[]} digest and extent of the last install; none when there was none */
const readStamp = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [])

/**
 * Installs what the lock file names, on top of what is there. What stands there already is accepted when it is that (after an
 * `npm install` by hand); what was brought for the tests stays.
 * @param {Extent} wanted
 */
export async function install(wanted) {
  const extent = readStamp()[1] === 'everything' ? 'everything' : wanted
  rmSync(stamp, { force: true })
  const isWhole = existsSync(npmRecord)
  if (isWhole && (await faults('everything')).length === 0) return writeStamp('everything')
  if (!isWhole || (await faults(extent)).length > 0) {
    if (!isWhole) removePackages()
    let wrong = await runInstall(extent)
    // An old npm may not get from one set of packages to another; from none it does.
    if (wrong.length > 0 && isWhole) {
      removePackages()
      wrong = await runInstall(extent)
    }
    if (wrong.length > 0) throw new Error(`The install is not what package-lock.json names:\n  ${wrong.join('\n  ')}`)
  }
  dropForeignCode()
  writeStamp(extent)
}

/** The library of the sentence encoder brings its machine code for every platform, of which 240 MB are for others. */
function dropForeignCode() {
  const folder = 'node_modules/onnxruntime-node/bin'
  const foldersIn = (/** @type {string} */ path) => readdirSync(path).map((name) => `${path}/${name}`)
  if (!existsSync(folder)) return
  for (const path of foldersIn(folder).flatMap(foldersIn).flatMap(foldersIn)) {
    if (!path.endsWith(`/${process.platform}/${process.arch}`)) rmSync(path, { recursive: true })
  }
}

const writeStamp = (/** @type {Extent} */ extent) => writeFileSync(stamp, `${packagesDigest()} ${extent}`)

function removePackages() {
  for (const folder of rooms()) rmSync(`${folder}/node_modules`, { recursive: true, force: true })
}

/** Lets npm install, telling how many packages are there. @returns what differs from the lock file then */
async function runInstall(/** @type {Extent} */ extent) {
  const paths = packagesOf(extent).flatMap(({ path, optional }) => (optional ? [] : [`${path}/package.json`]))
  const progress = report('Installing packages', paths.length, () => paths.filter((path) => existsSync(path)).length)
  try {
    // Not `npm ci`: it refuses a lock file that was written where a package for some other platform could not be had.
    const flags = ['--no-save', '--no-fund', '--no-audit', '--loglevel=error', '--prefer-offline']
    await npm(['install', ...flags, ...(extent === 'program' ? ['--omit=dev'] : ['--include=dev'])])
  } finally {
    progress.end()
  }
  return faults(extent)
}

/** The packages that the lock file names for an extent, without our own rooms. */
function packagesOf(/** @type {Extent} */ extent) {
  return Object.entries(readJson('package-lock.json').packages).flatMap(
    ([path, { version, link, optional, dev, devOptional }]) => {
      if (!path.includes('node_modules/') || link) return []
      if (extent === 'program' && (dev || devOptional)) return []
      return [{ path, version, optional: optional === true }]
    },
  )
}

/** What differs from the lock file: an old npm may resolve other versions without a word. */
async function faults(/** @type {Extent} */ extent) {
  const wrong = packagesOf(extent).flatMap(({ path, version, optional }) => {
    if (!existsSync(`${path}/package.json`)) return optional ? [] : [`${path} is missing`]
    const found = readJson(`${path}/package.json`).version
    return found === version ? [] : [`${path} is ${found}, not ${version}`]
  })
  const wanted = `v${readJson('package.json').dependencies.node}`
  const found = existsSync(ownNode) ? (await run(ownNode, ['--version'], `${ownNode} does not run`)).trim() : 'missing'
  return found === wanted
    ? wrong
    : [...wrong, `${ownNode} is ${found}, not ${wanted} (are install scripts switched off?)`]
}

/** Runs the npm that started us; the Node that runs it must not be the one that the install replaces. */
function npm(/** @type {string[]} */ args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  const isNpm = script !== undefined && node !== undefined && basename(script) === 'npm-cli.js' && existsSync(node)
  const failure = 'The packages could not be installed.'
  // Its install script would fetch half a gigabyte for graphics cards from elsewhere.
  process.env.ONNXRUNTIME_NODE_INSTALL = 'skip'
  return isNpm ? run(node, [script, ...args], failure) : run('npm', args, failure)
}
