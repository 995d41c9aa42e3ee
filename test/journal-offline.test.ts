import type { OwnPrayerRequest } from '@lampstand/contract/prayer-requests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomOf } from '../server/test-support/random.ts'
import { startTestServer, type TestServer } from '../server/test-support/server.ts'
import { createOutbox, type Entry, type Write } from '../web/src/features/prayer-requests/outbox.ts'

/** As many as there are kills of the server in the same kind of test. */
const rounds = 100

let it: TestServer
beforeAll(async () => {
  it = await startTestServer()
})
afterAll(() => it.close())

test('a browser that goes offline and comes back loses no prayer request and sends none twice', async () => {
  const device = await it.signedIn('ruth@example.org')
  const chance = randomOf(20_260_309)
  const url = '/api/prayer/requests'
  let isOnline = true

  async function call(write: Write) {
    if (write.kind === 'add') return device.post(url, { ...write.body, idempotencyKey: write.id })
    return write.kind === 'change' ? device.put(`${url}/${write.id}`, write.body) : device.delete(`${url}/${write.id}`)
  }
  /** A line that is cut before the server hears of it, or before it is answered. */
  async function send(write: Write): Promise<OwnPrayerRequest | undefined> {
    if (!isOnline || chance() < 0.3) throw new TypeError('cut on the way there')
    const { status, json } = await call(write)
    if (chance() < 0.3) throw new TypeError('cut on the way back')
    if (write.kind === 'remove' && status === 404) return undefined
    if (status >= 400) throw new Error(`${write.kind} answered ${status}`)
    return json
  }

  let kept: readonly Entry[] = []
  const openTab = () =>
    createOutbox({
      kept: {
        get: async () => kept,
        async set(next) {
          kept = next
        },
        async update(change) {
          kept = change(kept)
          return kept
        },
      },
      send,
      exclusively: (run) => run(),
      judge: (error) => (error instanceof TypeError ? 'unheard' : { refuse: String(error) }),
      announce: () => undefined,
      onSent: () => undefined,
      newKey: () => crypto.randomUUID(),
      now: () => new Date().toISOString(),
    })

  const listed = async (): Promise<OwnPrayerRequest[]> => (await device.get(url)).json
  const wanted = new Map<string, string>()
  const keys = new Map<string, string>()
  let outbox = openTab()
  const put = (write: Write) => outbox.put(write, { patience: new Promise(() => undefined) })
  for (let round = 0; round < rounds; round++) {
    isOnline = chance() < 0.5
    if (chance() < 0.2) {
      outbox = openTab()
      await outbox.refresh()
    }
    const names = [...wanted.keys()]
    const name = names[Math.floor(chance() * names.length)]
    if (name === undefined || chance() < 0.5) {
      const key = crypto.randomUUID()
      const fresh = `request ${round}`
      keys.set(fresh, key)
      wanted.set(fresh, 'as it was written')
      await put({ kind: 'add', id: key, body: { name: fresh, prayerText: 'as it was written' } })
    } else {
      // Until the server has answered, a page knows a request by its key.
      const isWaiting = kept.some(({ kind, id }) => kind === 'add' && id === keys.get(name))
      const there = (await listed()).find((request) => request.name === name)
      const id = (isWaiting ? undefined : there?.id) ?? keys.get(name) ?? ''
      const before = { id } as OwnPrayerRequest
      if (chance() < 0.6) {
        wanted.set(name, `changed in round ${round}`)
        await put({ kind: 'change', id, body: { prayerText: `changed in round ${round}` }, before })
      } else {
        wanted.delete(name)
        await put({ kind: 'remove', id, before })
      }
    }
  }
  isOnline = true
  while (kept.length > 0) {
    expect(kept.filter(({ refused }) => refused !== undefined)).toEqual([])
    await outbox.flush()
  }
  const found = (await listed()).map(({ name, prayerText }) => `${name}: ${prayerText}`)
  expect(found.toSorted((a, b) => a.localeCompare(b))).toEqual(
    [...wanted].map(([name, text]) => `${name}: ${text}`).toSorted((a, b) => a.localeCompare(b)),
  )
})
