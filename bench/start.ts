import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { startChild, untilReady } from '../test/child.ts'
import { median } from './load.ts'
import { printTable } from './table.ts'

const rounds = 5
const root = new URL('..', import.meta.url).pathname

const bareFolder = mkdtempSync(join(tmpdir(), 'lampstand-bare-'))
writeFileSync(
  join(bareFolder, 'package.json'),
  JSON.stringify({ private: true, scripts: { start: `exec ${process.execPath} ${root}bench/bare-server.ts` } }),
)
const usedFolder = newFolder()
await timeStart(root, '/readyz', usedFolder)

const times: Record<'bare' | 'warm' | 'first', number[]> = { bare: [], warm: [], first: [] }
for (let i = 0; i < rounds; i++) {
  times.bare.push(await timeStart(bareFolder, '/', usedFolder))
  times.warm.push(await timeStart(root, '/readyz', usedFolder))
  times.first.push(await timeStart(root, '/readyz', newFolder()))
}

const bare = median(times.bare)
const row = (name: string, milliseconds: number) => [
  name,
  `${milliseconds.toFixed(0)} ms`,
  `${(milliseconds / bare).toFixed(1)}×`,
]
printTable(
  ['npm start', 'until ready', 'times bare'],
  [
    row('bare node:http', bare),
    row('warm start', median(times.warm)),
    row('first start on an empty data folder', median(times.first)),
  ],
)
console.log(
  `Medians of ${rounds} rounds in turn, from the command to the first 200 (/readyz: the database answers). A warm start may take 2 s.`,
)

/** @returns milliseconds from `npm start` in a folder to its first good answer */
async function timeStart(cwd: string, path: string, dataFolder: string): Promise<number> {
  const port = await freePort()
  const start = performance.now()
  const npm = startChild('npm', ['start'], {
    cwd,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'error' },
  })
  await untilReady(`http://localhost:${port}${path}`, npm)
  const milliseconds = performance.now() - start
  await npm.end('SIGTERM')
  return milliseconds
}

function newFolder() {
  return mkdtempSync(join(tmpdir(), 'lampstand-'))
}
