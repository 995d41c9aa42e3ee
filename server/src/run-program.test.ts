import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { scratchPath } from '../test-support/scratch.ts'

/** The real program, not waited for. */
async function start(folder: string) {
  const port = await freePort()
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
  const answers = async (path: string) => (await fetch(`http://localhost:${port}${path}`).catch(() => null))?.ok
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    ended: ended.then(([[code], output, errors]) => ({ code, output, errors })),
    async until(path: string) {
      while (child.exitCode === null && !(await answers(path))) await sleep(5)
    },
  }
}

it('a stop while the database still opens ends cleanly, and the next start finds everything whole', async () => {
  const folder = scratchPath()
  for (const _ of [1, 2, 3]) {
    const program = await start(folder)
    await program.until('/healthz')
    program.kill('SIGTERM')
    const { code, errors } = await program.ended
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
  }
  const program = await start(folder)
  await program.until('/readyz')
  program.kill('SIGKILL')
  const { output } = await program.ended
  expect(output).toContain('Lampstand is ready')
})

it('a database that does not open ends the program, which says what to do', async () => {
  const program = spawn(process.execPath, ['server/src/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(await freePort()),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [[code], errors] = await Promise.all([once(program, 'exit'), text(program.stderr)])
  expect(code).toBe(1)
  expect(errors).toContain('refuses connections')
})
