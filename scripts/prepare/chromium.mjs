import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const packaged = '/usr/bin/chromium'
const packageNames = ['--yes', '--no-install-recommends', 'chromium']

/** Sees to the browser that the end-to-end tests drive: CHROMIUM_PATH, else Debian's. */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`There is no browser at CHROMIUM_PATH=${chosen}`)
  if (chosen || existsSync(packaged)) return
  if (!existsSync('/etc/debian_version')) {
    throw new Error('The tests need Chromium. Install it and run: CHROMIUM_PATH=/path/to/chromium npm test')
  }
  if (process.getuid?.() !== 0) {
    throw new Error(
      `The tests need Chromium. Run: sudo apt-get update && sudo apt-get install ${packageNames.join(' ')}`,
    )
  }
  console.log('Installing Chromium')
  process.env.DEBIAN_FRONTEND = 'noninteractive'
  await run('apt-get', ['update'], 'Chromium could not be installed: apt-get update failed')
  await run('apt-get', ['install', ...packageNames], 'Chromium could not be installed')
}
