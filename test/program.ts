import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../scripts/free-port.ts'
import { startChild, untilReady } from './child.ts'

type Options = {
  /** The data folder; a new one unless told. */
  folder?: string
  port?: number
  /** The file that is run: the sources unless told. */
  main?: string
  env?: Record<string, string>
}

export type Program = Awaited<ReturnType<typeof startProgram>>

/** The real program as its own process, on a free port and a data folder of its own, ready to answer. */
export async function startProgram({
  folder = newDataFolder(),
  port,
  main = 'server/src/main.ts',
  env = {},
}: Options = {}) {
  const ownPort = port ?? (await freePort())
  const url = `http://localhost:${ownPort}`
  const child = startChild(process.execPath, [main], {
    cwd: new URL('..', import.meta.url),
    // The limit is on, as it is for people, but nothing here is to run into it.
    env: { ...inherited(), PORT: String(ownPort), DATA_DIR: folder, RATE_LIMIT: '1000000', ...env },
  })
  await untilReady(`${url}/readyz`, child).catch(async (error: unknown) => {
    await child.end('SIGKILL')
    throw error
  })
  let read = 0

  return {
    url,
    port: ownPort,
    folder,
    pid: child.pid,
    output: child.output,
    end: child.end,

    /** The next sign-in code that the program prints for an address. */
    async codeFor(email: string): Promise<string> {
      const line = new RegExp(`sign-in code for ${RegExp.escape(email)}: (\\d{6})`)
      const deadline = performance.now() + 60_000
      for (;;) {
        const found = line.exec(child.output().slice(read))
        if (found?.[1]) {
          read += found.index + found[0].length
          return found[1]
        }
        if (performance.now() > deadline) throw new Error(`no sign-in code for ${email}:\n${child.output()}`)
        await sleep(20)
      }
    },
  }
}

/** What was compiled once is not compiled again at the next of many starts. */
const inherited = () =>
  Object.fromEntries(['PATH', 'NODE_COMPILE_CACHE'].map((name) => [name, process.env[name]] as const))

const newDataFolder = () => mkdtempSync(join(tmpdir(), 'lampstand-'))
