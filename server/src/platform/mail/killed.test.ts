import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { emptyPostgres } from '../../../test-support/postgres.ts'
import { scratchPath } from '../../../test-support/scratch.ts'
import { silentLog } from '../../../test-support/silent-log.ts'
import { startSmtpServer } from '../../../test-support/smtp-server.ts'
import { openDatabase } from '../../db/client.ts'
import { mailOutbox } from '../../db/schema.ts'
import { sendingSlots } from './delivery.ts'
import { createMail } from './mail.ts'
import { createSmtpMail } from './smtp.ts'

const program = fileURLToPath(new URL('../../../test-support/mail-sender.ts', import.meta.url))
const rounds = 3

/** Runs the program until it has kept something and a moment longer, then kills it. @returns the keys it said it kept */
async function runAndKill(where: object, smtp: string): Promise<string[]> {
  const child = spawn(process.execPath, [program, JSON.stringify(where), smtp], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  const ended = new Promise((resolve) => child.once('close', resolve))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      output += text
      if (output.includes('kept ')) resolve()
    })
    void ended.then(() => reject(new Error('the program ended before it kept anything')))
  })
  await sleep(Math.random() * 300)
  child.kill('SIGKILL')
  await ended
  // Only what came with its end of line was said.
  return output
    .split('\n')
    .slice(0, -1)
    .map((line) => line.slice('kept '.length))
}

test.each(['embedded', 'postgres'] as const)(
  `killed ${rounds} times while it sends, %s: no mail and no job is missing, and what is repeated was in flight and has the same id`,
  async (kind) => {
    const postgres = kind === 'postgres' ? await emptyPostgres() : null
    const where = postgres ? await postgres.createDatabase() : { folder: scratchPath() }
    const server = await startSmtpServer()
    const kept: string[] = []
    for (let round = 0; round < rounds; round++) kept.push(...(await runAndKill(where, server.url)))

    const database = await openDatabase(where)
    const transport = createSmtpMail({ url: server.url, from: 'hello@example.org' })
    // The leases of the dead have run out.
    const clock = { now: () => Temporal.Now.instant().add({ hours: 1 }) }
    const mail = createMail({ database, clock, transport, host: 'x', registry: new Registry(), log: silentLog })
    await mail.deliverDue(new AbortController().signal)

    const rows = await database.orm.select().from(mailOutbox)
    const jobs = (await database.orm.execute(sql`select data->>'key' as key from pgboss.job where name = 'lamps'`)) as {
      rows: { key: string }[]
    }
    const keys = rows.map(({ key }) => key).sort()
    expect(kept.filter((key) => !keys.includes(key))).toEqual([])
    expect(jobs.rows.map(({ key }) => key).sort()).toEqual(keys)
    expect(rows.filter(({ status }) => status !== 'sent')).toEqual([])

    const ids = server.messageIds()
    expect(new Set(ids)).toEqual(new Set(rows.map(({ messageId }) => messageId)))
    expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(rounds * sendingSlots)

    transport.close()
    await server.stop()
    await database.close()
    await postgres?.stop()
  },
)
