import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { signInByCode } from './person.ts'
import { startProgram } from './program.ts'

/** From now on the kernel refuses what a process writes to files beyond their first byte, or no more. */
const refuseWrites = (pid: number) => execFileSync('prlimit', ['--pid', String(pid), '--fsize=1:unlimited'])
const allowWrites = (pid: number) => execFileSync('prlimit', ['--pid', String(pid), '--fsize=unlimited:unlimited'])

test('a disk that refuses to write loses nothing, is told, and once it writes again so does the program', async () => {
  const program = await startProgram()
  const person = await signInByCode(program, 'ruth@example.org')
  const keep = (firstName: string) =>
    fetch(`${program.url}/api/auth/user`, {
      method: 'PUT',
      headers: { ...person, 'content-type': 'application/json' },
      body: JSON.stringify({ firstName, lastName: '' }),
    })
  const kept = async ({ url } = program) => (await fetch(`${url}/api/auth/user`, { headers: person })).json()
  const readiness = async () => (await fetch(`${program.url}/readyz`)).status
  expect((await keep('acknowledged')).status).toBe(200)

  refuseWrites(program.pid)
  const refused = await keep('refused')
  expect(refused.status).toBe(500)
  expect(await refused.json()).toMatchObject({ detail: 'Something went wrong on our side. Please try again.' })
  await expect.poll(readiness).toBe(503)
  expect(await (await fetch(`${program.url}/healthz`)).json()).toEqual({ status: 'ok' })
  expect(program.output()).toContain('PostgreSQL has stopped inside of the program: PANIC')

  allowWrites(program.pid)
  await expect.poll(readiness, { timeout: 90_000 }).toBe(200)
  expect(await kept()).toMatchObject({ firstName: 'acknowledged' })
  expect((await keep('after')).status).toBe(200)
  expect(await kept()).toMatchObject({ firstName: 'after' })
  await program.end('SIGTERM')

  const again = await startProgram({ folder: program.folder })
  expect(await kept(again)).toMatchObject({ firstName: 'after' })
  await again.end('SIGTERM')
})
