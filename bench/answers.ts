import { freePort } from '../scripts/free-port.ts'
import { startChild, untilReady } from '../test/child.ts'
import { signInByCode } from '../test/person.ts'
import { startProgram } from '../test/program.ts'
import { median } from './load.ts'
import { printTable } from './table.ts'

/* Time to an answer of the library, at 20 at once, beside a bare node:http that answers as much. */

const atOnce = 20
const rounds = 12
const people = 5
const prompts = [
  'I am afraid that I will be laid off next week',
  'My boss asked me to change the figures in the report',
  'My colleague took the credit for my work again',
  'I made a mistake and I do not dare to tell anybody',
  'I work nights and I am so tired that I cannot pray',
  'How do I lead people who are older than me',
]

const program = await startProgram({ env: { LOG_LEVEL: 'error', RATE_LIMIT: '0' } })
const signedIn = await Promise.all(
  Array.from({ length: people }, (_, at) => signInByCode(program, `bench${at}@example.com`)),
)
let asked = 0

async function ask(url: string): Promise<number> {
  const at = asked++
  const began = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...signedIn[at % people], 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: `${prompts[at % prompts.length]} (${at})` }),
  })
  if (!response.ok) throw new Error(`answered ${response.status}: ${await response.text()}`)
  await response.text()
  return performance.now() - began
}

async function together(url: string): Promise<number[]> {
  return Promise.all(Array.from({ length: atOnce }, () => ask(url)))
}

const ours = `${program.url}/api/ai/workplace-guidance`
const sample = await (
  await fetch(ours, {
    method: 'POST',
    headers: { ...signedIn[0], 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: prompts[0] }),
  })
).text()
const port = await freePort()
const bareServer = startChild(process.execPath, ['bench/bare-server.ts'], {
  env: { PATH: process.env['PATH'], PORT: String(port), BODY: sample },
})
await untilReady(`http://localhost:${port}/`, bareServer)
const bare = `http://localhost:${port}/`

// A second encoder comes when many ask, and is measured once it is there.
for (const end = performance.now() + 3000; performance.now() < end; ) await together(ours)
const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
for (let round = 0; round < rounds; round++) {
  times.bare.push(...(await together(bare)))
  times.ours.push(...(await together(ours)))
}
await bareServer.end('SIGTERM')
await program.end('SIGTERM')

const late = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.95)] ?? 0
const row = (name: string, list: readonly number[]) => [
  name,
  `${median(list).toFixed(1)} ms`,
  `${late(list).toFixed(1)} ms`,
  `${(median(list) / median(times.bare)).toFixed(1)}×`,
]
printTable(['answer', 'median', '95 of 100', 'times bare'], [row('library', times.ours), row('bare', times.bare)])
console.log(
  `${rounds} rounds of ${atOnce} at once, in turn; the limit for the library is a median of 100 ms on 2 cores.`,
)
