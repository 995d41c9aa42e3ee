import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { run } from './run.mjs'

/** The Node that comes with the install; everything but this preparation runs on it. */
export const ownNode = 'node_modules/.bin/node'
const stamp = 'node_modules/.lampstand'
/** npm writes this file last, so a broken-off install has none. */
const npmRecord = 'node_modules/.package-lock.json'

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'))

const rooms = () => ['.', ...readJson('package.json').workspaces]

/** Digest of all that decides what an install brings. */
export function packagesDigest() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  for (const folder of rooms()) hash.update(readFileSync(`${folder}/package.json`))
  return hash.update(readFileSync('package-lock.json')).digest('hex')
}

/** True when the last install was of these very packages and came to its end. */
export const isInstalled = () =>
  existsSync(ownNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === packagesDigest()

/** Installs what the lock file names, or accepts what stands there when it is that already (after an `npm install`). */
export async function install() {
  rmSync(stamp, { force: true })
  if (!existsSync(npmRecord) || (await faults()).length > 0) {
    console.log('Installing packages; the first time this takes a minute or two')
    for (const folder of rooms()) rmSync(`${folder}/node_modules`, { recursive: true, force: true })
    // Not `npm ci`: it refuses a lock file that was written where a package for some other platform could not be had.
    await npm(['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error', '--prefer-offline'])
    const wrong = await faults()
    if (wrong.length > 0) throw new Error(`The install is not what package-lock.json names:\n  ${wrong.join('\n  ')}`)
  }
  writeFileSync(stamp, packagesDigest())
}

/** What differs from the lock file: an old npm may resolve other versions without a word. */
async function faults() {
  const wrong = Object.entries(readJson('package-lock.json').packages).flatMap(
    ([path, { version, link, optional }]) => {
      if (!path.includes('node_modules/') || link) return []
      if (!existsSync(`${path}/package.json`)) return optional ? [] : [`${path} is missing`]
      const found = readJson(`${path}/package.json`).version
      return found === version ? [] : [`${path} is ${found}, not ${version}`]
    },
  )
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
  return isNpm ? run(node, [script, ...args], failure) : run('npm', args, failure)
}
