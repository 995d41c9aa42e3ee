import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

const foreignMachine = `data:text/javascript,Object.defineProperty(process, 'arch', { value: 'mips' })`

it('finds by words, and says so, on a machine for which there is no encoder', async () => {
  const command = spawn(process.execPath, ['--import', foreignMachine, 'scripts/scripture.ts', 'find'])
  command.stdin.end('{"query": "I was laid off this morning"}\n')
  const [found, said] = await Promise.all([text(command.stdout), text(command.stderr)])
  expect(said).toContain('Passages are found by words only')
  expect(JSON.parse(found).results.length).toBeGreaterThan(0)
})
