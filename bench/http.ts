import { freePort } from '../scripts/free-port.ts'
import { startChild, untilReady } from '../test/child.ts'
import { signInByCode } from '../test/person.ts'
import { startProgram } from '../test/program.ts'
import { type Load, type Measured, measure, median } from './load.ts'
import { printTable } from './table.ts'

const warmUp = 3000
const round = 2000
const rounds = 5
const calls: readonly { path: string; who: 'nobody' | 'a person' }[] = [
  { path: '/healthz', who: 'nobody' },
  { path: '/api/workplace/challenges', who: 'nobody' },
  { path: '/api/auth/user', who: 'a person' },
  { path: '/api/scripture/daily?sessionId=bench&topics=workplace', who: 'a person' },
  {
    path: '/api/scripture/challenge?sessionId=bench&challenge=My%20manager%20takes%20credit%20for%20my%20work',
    who: 'a person',
  },
]

const { DATABASE_URL: databaseUrl } = process.env
const program = await startProgram({ env: { LOG_LEVEL: 'error', ...(databaseUrl && { DATABASE_URL: databaseUrl }) } })
const person = await signInByCode(program, 'bench@example.com')
const rows: string[][] = []
for (const { path, who } of calls) {
  rows.push([path.replace(/\?.*/, ''), who, ...(await compare(path, who === 'nobody' ? {} : person))])
}
await program.end('SIGTERM')

printTable(['call', 'by', 'a second', 'of bare', 'CPU a request', 'times bare'], rows)
console.log(
  [
    `Medians of ${rounds} rounds of ${round / 1000} s on 16 connections, in turn with a bare node:http that answers the same body.`,
    'Read the ratios: the rest is this machine. CPU is the server process alone, so it holds an embedded database (set DATABASE_URL',
    'for another); 1.8 times bare is the limit where no SQL runs. The client shares the cores, so "a second" tells less.',
  ].join('\n'),
)

/** The program and the bare server in turn, so that what else the machine does meets both. */
async function compare(path: string, headers: Record<string, string>): Promise<string[]> {
  const body = await (await fetch(program.url + path, { headers })).text()
  const port = await freePort()
  const bareServer = startChild(process.execPath, ['bench/bare-server.ts'], {
    env: { PATH: process.env['PATH'], PORT: String(port), BODY: body },
  })
  await untilReady(`http://localhost:${port}/`, bareServer)
  const ours: Load = { port: program.port, pid: program.pid, path, headers }
  const bare: Load = { ...ours, port, pid: bareServer.pid }
  for (const load of [ours, bare]) await measure(load, warmUp)
  const results: { ours: Measured; bare: Measured }[] = []
  for (let i = 0; i < rounds; i++) results.push({ bare: await measure(bare, round), ours: await measure(ours, round) })
  await bareServer.end('SIGTERM')

  const perSecond = {
    ours: median(results.map((r) => r.ours.perSecond)),
    bare: median(results.map((r) => r.bare.perSecond)),
  }
  const cpu = {
    ours: median(results.map((r) => r.ours.cpuPerRequest)),
    bare: median(results.map((r) => r.bare.cpuPerRequest)),
  }
  return [
    perSecond.ours.toFixed(0),
    `${(perSecond.ours / perSecond.bare).toFixed(2)}×`,
    `${cpu.ours.toFixed(0)} µs`,
    `${(cpu.ours / cpu.bare).toFixed(2)}×`,
  ]
}
