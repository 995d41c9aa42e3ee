// Runs on any Node from 20 on with nothing installed: everything it needs comes with Node.
const major = Number(process.versions.node.split('.')[0])
if (major < 20) {
  console.error(
    `Lampstand needs Node 20 or later to begin with; this is ${process.version}. Get one from https://nodejs.org`,
  )
  process.exit(1)
}
process.chdir(decodeURIComponent(new URL('..', import.meta.url).pathname))

const { artefacts, build, isFresh } = await import('./prepare/artefacts.mjs')
const { install, isInstalled, packagesDigest } = await import('./prepare/install.mjs')
const { ensureChromium } = await import('./prepare/chromium.mjs')
const { withLock } = await import('./prepare/lock.mjs')

const options = new Set(process.argv.slice(2))
const force = options.has('--force')
// The test command builds in a step of its own, where a failure is counted like any other.
const forTests = options.has('--test')
const extent = forTests || options.has('--everything') ? 'everything' : 'program'

try {
  await prepare()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (forTests) console.log('0 passed, 1 failed')
  process.exit(1)
}

async function prepare() {
  if (force || !isInstalled(extent) || staleArtefacts().length > 0) {
    await withLock(async () => {
      if (!isInstalled(extent)) await install(extent)
      const stale = staleArtefacts()
      if (stale.length > 0) await build(stale, packagesDigest())
    })
  }
  if (forTests) await ensureChromium()
}

function staleArtefacts() {
  if (forTests) return []
  const packages = packagesDigest()
  return artefacts.filter((artefact) => force || !isFresh(artefact, packages))
}
