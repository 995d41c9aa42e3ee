import { expect, test, vi } from 'vitest'
import { serveOffline } from './offline-pages.ts'

const origin = 'https://lampstand.example'
const files = ['/offline.html', '/theme.js', '/assets/a.js']

/** A browser with a worker: what it caches, and a server that may be gone. */
function browser() {
  const caches = new Map<string, Map<string, Response>>()
  const online = { value: true }
  const fetched = vi.fn(async (request: Request) => {
    if (!online.value) throw new TypeError('Failed to fetch')
    return new Response(`server ${new URL(request.url).pathname}`)
  })
  const open = async (name: string) => {
    const cache = caches.get(name) ?? new Map<string, Response>()
    caches.set(name, cache)
    return {
      addAll: async (requests: { url: string }[]) => {
        for (const { url } of requests) cache.set(new URL(url).pathname, new Response(`kept ${new URL(url).pathname}`))
      },
      match: async (file: string) => cache.get(file)?.clone(),
    }
  }
  const start = async (version: string) => {
    const listeners: Record<string, (event: unknown) => void> = {}
    const scope = {
      location: new URL(origin),
      caches: { open, keys: async () => [...caches.keys()], delete: async (name: string) => caches.delete(name) },
      clients: { claim: async () => undefined },
      fetch: fetched,
      addEventListener: (type: string, listener: (event: unknown) => void) => {
        listeners[type] = listener
      },
    }
    serveOffline(scope as never, { version, files, pages: ['/home', '/reminders'] })
    const tell = (type: string) => {
      const work: Promise<unknown>[] = []
      listeners[type]?.({ waitUntil: (done: Promise<unknown>) => work.push(done) })
      return Promise.all(work)
    }
    await tell('install')
    await tell('activate')
    /** What a request is answered with; undefined: the worker leaves it alone. */
    return async (path: string, mode = 'cors', method = 'GET') => {
      let answer: Promise<Response> | undefined
      const request = { url: new URL(path, origin).href, mode, method }
      listeners['fetch']?.({ request, respondWith: (response: Promise<Response>) => (answer = response) })
      return answer === undefined ? undefined : (await answer).text()
    }
  }
  return { caches, online, start }
}

test('a page comes from the server, and without a connection from here', async () => {
  const { online, start } = browser()
  const ask = await start('1')
  expect(await ask('/reminders', 'navigate')).toBe('server /reminders')
  online.value = false
  expect(await ask('/reminders/', 'navigate')).toBe('kept /offline.html')
  expect(await ask('/theme.js')).toBe('kept /theme.js')
})

test('parts of the program come from here, and those of another version from the server', async () => {
  const ask = await browser().start('1')
  expect(await ask('/assets/a.js')).toBe('kept /assets/a.js')
  expect(await ask('/assets/b.js')).toBe('server /assets/b.js')
})

test('calls, sign-in, the onboarding page, other origins and what is no reading are left alone', async () => {
  const ask = await browser().start('1')
  for (const path of ['/api/login', '/api/logout', '/onboarding', '/mailbox'])
    expect(await ask(path, 'navigate')).toBeUndefined()
  expect(await ask('/api/prayer/requests')).toBeUndefined()
  expect(await ask('https://elsewhere.example/assets/a.js')).toBeUndefined()
  expect(await ask('/assets/a.js', 'cors', 'POST')).toBeUndefined()
})

test('of an older version nothing stays, and what others keep does', async () => {
  const { caches, start } = browser()
  caches.set('not ours', new Map())
  await start('1')
  await start('2')
  expect([...caches.keys()]).toEqual(['not ours', 'lampstand 2'])
})
