import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { ownNode } from './install.mjs'
import { report } from './progress.mjs'
import { run } from './run.mjs'

/**
 * What is made from the sources before the program runs. Each is stale when the digest of its inputs (and of the packages) is
 * not the one in its stamp; the stamp goes before a build and comes after it, so a broken-off build is stale too.
 * @typedef {{ name: string, folder: string, inputs: string[], command: string[] }} Artefact
 */

/** Without `--input-type`, which a thread of what is called would inherit and refuse. */
const calling = (/** @type {string} */ file, /** @type {string} */ name) => [
  '--eval',
  `import('./${file}').then((made) => made.${name}())`,
]

/** Not the weights of the encoder nor what was learned: no artefact is made of them. */
const scripture = ['scripture/build-text.ts', 'scripture/package.json', 'scripture/src']

/** @type {Artefact[]} */
export const artefacts = [
  {
    name: 'the Bible text',
    folder: 'scripture/.build',
    inputs: scripture,
    command: calling('scripture/build-text.ts', 'buildText'),
  },
  {
    name: 'the empty database',
    folder: 'server/.build',
    inputs: ['server/src/db'],
    command: calling('server/src/db/prepare.ts', 'prepareDatabase'),
  },
  {
    name: 'the server',
    folder: 'server/.build/program',
    inputs: ['server/build.ts', 'server/src', 'contract/src', 'content/src', 'scripture/src'],
    command: ['server/build.ts'],
  },
  {
    name: 'the pages',
    folder: 'web/.build',
    // The landing page is written at build time and quotes the text.
    inputs: ['web', 'contract', 'content', ...scripture],
    command: ['web/build.ts'],
  },
]

const stampOf = (/** @type {Artefact} */ { folder }) => `${folder}/.stamp`

/** @param {Artefact} artefact @param {string} packages digest of what is installed */
export function isFresh(artefact, packages) {
  const stamp = stampOf(artefact)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest(artefact, packages)
}

/**
 * Builds what is stale, the text before what quotes it, the rest side by side; one that fails does not stop the others.
 * @param {readonly Artefact[]} stale
 * @param {string} packages
 */
export async function build(stale, packages) {
  let done = 0
  const names = new Intl.ListFormat('en').format(stale.map(({ name }) => name))
  const progress = report(`Building ${names}`, stale.length, () => done)
  const [text, ...others] = artefacts
  const results = []
  for (const wave of [[text], others]) {
    const wanted = wave.filter((artefact) => stale.includes(artefact))
    results.push(
      ...(await Promise.allSettled(wanted.map((artefact) => buildOne(artefact, packages).finally(() => done++)))),
    )
  }
  progress.end()
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []))
  if (failures.length > 0) throw new Error(failures.join('\n\n'))
}

/** @param {Artefact} artefact @param {string} packages */
async function buildOne(artefact, packages) {
  rmSync(stampOf(artefact), { force: true })
  const before = digest(artefact, packages)
  await run(ownNode, artefact.command, `Building ${artefact.name} failed`)
  mkdirSync(artefact.folder, { recursive: true })
  writeFileSync(stampOf(artefact), before)
}

/** @param {Artefact} artefact @param {string} packages */
function digest({ inputs }, packages) {
  const hash = createHash('sha256').update(packages)
  for (const file of inputs.flatMap(filesUnder).sort()) hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** @returns {string[]} */
function filesUnder(/** @type {string} */ folder) {
  if (statSync(folder).isFile()) return [folder]
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : filesUnder(path)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
  })
}
