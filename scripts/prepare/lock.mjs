import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const lock = '.build/prepare.lock'
const beat = 1000
/** A holder that has not touched its lock for this long is dead, killed before it could let go. */
const patience = 5000

/**
 * Lets one process at a time do the work; another waits, and then finds it done.
 * @param {() => Promise<void>} work
 */
export async function withLock(work) {
  mkdirSync('.build', { recursive: true })
  for (let told = false; !take(); told = true) {
    if (!told) console.log('Another process is preparing this folder; waiting for it')
    await sleep(200)
  }
  const heart = setInterval(() => utimesSync(lock, new Date(), new Date()), beat)
  const letGo = () => rmSync(lock, { force: true })
  const end = () => process.exit(130)
  process.once('exit', letGo).once('SIGINT', end).once('SIGTERM', end)
  try {
    await work()
  } finally {
    clearInterval(heart)
    letGo()
    process.off('exit', letGo).off('SIGINT', end).off('SIGTERM', end)
  }
}

function take() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  dropIfDead()
  return false
}

/** Of several that find a dead lock, one moves it away; a rename, so that the others cannot remove the new one by its name. */
function dropIfDead() {
  try {
    const holder = readFileSync(lock, 'utf8')
    if (Date.now() - statSync(lock).mtimeMs < patience) return
    const away = `${lock}.${process.pid}`
    renameSync(lock, away)
    if (readFileSync(away, 'utf8') === holder) rmSync(away)
    else renameSync(away, lock)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}
