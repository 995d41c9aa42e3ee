import { setPriority } from 'node:os'
import { freePort } from '../scripts/free-port.ts'
import { startChild, untilReady } from '../test/child.ts'
import { signInByCode } from '../test/person.ts'
import { startProgram } from '../test/program.ts'
import { type Load, type Measured, measure, median } from './load.ts'
import { printTable } from './table.ts'

const warmUp = 2000
const round = 1000
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

comeFirst()
const { DATABASE_URL: databaseUrl } = process.env
const program = await startProgram({ env: { LOG_LEVEL: 'error', ...(databaseUrl && { DATABASE_URL: databaseUrl }) } })
const person = await signInByCode(program, 'bench@example.com')
const rows: string[][] = []
for (const { path, who } of calls) {
  rows.push([path.replace(/\?.*/, ''), who, ...(await compare(path, who === 'nobody' ? {} : person))])
}
await program.end('SIGTERM')

printTable(['call', 'by', 'a second', 'of bare', 'CPU a request', 'times bare', 'with our headers'], rows)
console.log(
  [
    `Medians of ${rounds} rounds of ${round / 1000} s on 16 connections, in turn with a bare node:http that answers the same body,`,
    'and with one that answers our headers too ("with our headers": how many times that). All of them come before what else',
    'this machine does, where that is allowed. Read the ratios: the rest is this machine. CPU is the server process alone, so it',
    'holds an embedded database (set DATABASE_URL for another); 1.8 times bare is the limit where no SQL runs. The client',
    'shares the cores, so "a second" tells less.',
  ].join('\n'),
)

/** The program and the bare servers in turn, so that what else the machine does meets all. */
async function compare(path: string, headers: Record<string, string>): Promise<string[]> {
  const reply = await fetch(program.url + path, { headers })
  const body = await reply.text()
  const servers = await Promise.all([startBare(body), startBare(body, ownHeaders(reply))])
  const loads = [program, ...servers].map(({ port, pid }): Load => ({ port, pid, path, headers }))
  for (const load of loads) await measure(load, warmUp)
  const measured = loads.map((): Measured[] => [])
  for (let i = 0; i < rounds; i++) {
    for (const [at, load] of loads.entries()) measured[at]?.push(await measure(load, round))
  }
  for (const server of servers) await server.end('SIGTERM')

  const perSecond = measured.map((results) => median(results.map((result) => result.perSecond)))
  const cpu = measured.map((results) => median(results.map(({ cpuPerRequest }) => cpuPerRequest)))
  const times = ([ours = Number.NaN, ...bare]: number[]) => bare.map((one) => `${(ours / one).toFixed(2)}×`)
  return [perSecond[0]?.toFixed(0) ?? '', times(perSecond)[0] ?? '', `${cpu[0]?.toFixed(0)} µs`, ...times(cpu)]
}

async function startBare(body: string, headers: Record<string, string> = {}) {
  const port = await freePort()
  const server = startChild(process.execPath, ['bench/bare-server.ts'], {
    env: { PATH: process.env['PATH'], PORT: String(port), BODY: body, HEADERS: JSON.stringify(headers) },
  })
  await untilReady(`http://localhost:${port}/`, server)
  return { port, pid: server.pid, end: server.end }
}

/** What a reply carries beside what the bare server and Node itself write. */
function ownHeaders({ headers }: Response): Record<string, string> {
  const theirs = ['content-type', 'content-length', 'date', 'connection', 'keep-alive']
  return Object.fromEntries([...headers].filter(([name]) => !theirs.includes(name)))
}

/** For this process and those that it starts: who shares a core throws out of its caches what the larger server needs more of. */
function comeFirst() {
  try {
    setPriority(-20)
  } catch {
    // Only root may.
  }
}
