import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Program, startProgram } from '../test/program.ts'
import { buildProgram } from './build.ts'

/** Beside the real one: what is not bundled is looked for in the folders above. */
const folder = fileURLToPath(new URL(`.build/test-program-${process.pid}`, import.meta.url))
let program: Program
beforeAll(async () => {
  await buildProgram(folder)
  program = await startProgram({ main: `${folder}/main.js` })
})
afterAll(async () => {
  await program.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

const read = async (path: string) =>
  (await fetch(program.url + path, { headers: { 'x-device-id': 'device-12345678' } })).text()

it('the bundle finds the files of its sources: content, text, database, encoder, phrases', async () => {
  const found = JSON.parse(await read('/api/scripture/challenge?sessionId=a&challenge=My%20manager%20takes%20credit'))
  expect(found.reference).toMatch(/\d:\d/)
  await expect
    .poll(async () => /^lampstand_encoder_ready \d/m.exec(await read('/metrics'))?.[0], { timeout: 30_000 })
    .toBe('lampstand_encoder_ready 1')
  const heard = JSON.parse(await read('/api/scripture/challenge?sessionId=a&challenge=I%20want%20to%20kill%20myself'))
  expect(heard.safety).toBeTruthy()
  expect(program.output()).not.toMatch(/error|warn/i)
})
