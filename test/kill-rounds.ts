import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProgram } from './program.ts'

type Entry = { key: string; name: string; isAcknowledged: boolean }
/** Every entry that was sent, and the names that the last start of the program found. */
type Outcome = { entries: readonly Entry[]; found: readonly string[] }

const writers = 4
const longestRound = 1500

/**
 * Kills the program with SIGKILL at a random moment of each round, while prayer requests are added. What had no answer is sent
 * again after the next start under the same key, as the browser's queue does.
 */
export async function killUnderWrites(rounds: number, env: Record<string, string> = {}): Promise<Outcome> {
  const headers: Record<string, string> = {
    'x-device-id': `device-${randomBytes(8).toString('hex')}`,
    'sec-fetch-site': 'same-origin',
  }
  const entries: Entry[] = []
  let folder: string | undefined
  let port: number | undefined
  let found: readonly string[] = []
  for (let round = 0; round <= rounds; round++) {
    const program = await startProgram({
      ...(folder && { folder }),
      ...(port && { port }),
      env: { LOG_LEVEL: 'error', ...env },
    })
    folder = program.folder
    port = program.port
    const url = `${program.url}/api/prayer/requests`
    headers['cookie'] ??= await deviceCookie(program.url, headers)

    const send = async (entry: Entry) => {
      const body = JSON.stringify({ name: entry.name, prayerText: 'Lord', idempotencyKey: entry.key })
      const answer = await fetch(url, {
        method: 'POST',
        body,
        headers: { ...headers, 'content-type': 'application/json' },
      })
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
      entry.isAcknowledged = true
    }
    for (const entry of entries) if (!entry.isAcknowledged) await send(entry)
    if (round === rounds) {
      const list = (await (await fetch(url, { headers })).json()) as { name: string }[]
      found = list.map(({ name }) => name)
      await program.end('SIGTERM')
      break
    }
    let isKilled = false
    const write = async () => {
      while (!isKilled) {
        const entry = { key: randomUUID(), name: `entry ${entries.length}`, isAcknowledged: false }
        entries.push(entry)
        // The kill takes the connection along.
        await send(entry).catch(() => undefined)
      }
    }
    const writing = Array.from({ length: writers }, write)
    await sleep(Math.random() * longestRound)
    const killing = program.end('SIGKILL')
    isKilled = true
    await Promise.all([killing, ...writing])
  }
  return { entries, found }
}

async function deviceCookie(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${url}/api/auth/user`, { headers })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
