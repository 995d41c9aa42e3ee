import { randomBytes } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'

export type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects of a reply
  json: any
  text: string
  headers: Record<string, string | string[] | number | undefined>
}

/** What a test may change of a request: a header set to null is left out. */
type Change = { body?: unknown; headers?: Record<string, string | null>; form?: Record<string, string> }

export type Browser = ReturnType<typeof createBrowser>

/** One browser in front of the program: it keeps cookies and names its device, as the real one does. */
export function createBrowser(app: FastifyInstance, deviceId = newDeviceId()) {
  const cookies = new Map<string, string>()

  async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, change: Change = {}): Promise<Answer> {
    const headers: Record<string, string> & { cookie?: string } = { 'sec-fetch-site': 'same-origin' }
    if (url.startsWith('/api/')) headers['x-device-id'] = deviceId
    if (cookies.size > 0) headers.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const [name, value] of Object.entries(change.headers ?? {})) {
      if (value === null) delete headers[name]
      else headers[name] = value
    }
    const options: InjectOptions = { method, url, headers }
    if (change.form) {
      options.payload = new URLSearchParams(change.form).toString()
      headers['content-type'] = 'application/x-www-form-urlencoded'
    } else if (change.body !== undefined) options.payload = change.body as object
    const reply = await app.inject(options)
    for (const { name, value, maxAge } of reply.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    const isJson = String(reply.headers['content-type'] ?? '').includes('json')
    return {
      status: reply.statusCode,
      json: isJson ? reply.json() : undefined,
      text: reply.body,
      headers: reply.headers,
    }
  }

  return {
    deviceId,
    cookies,
    get: (url: string, change?: Change) => send('GET', url, change),
    post: (url: string, body?: unknown, change?: Change) => send('POST', url, { ...change, body }),
    put: (url: string, body?: unknown, change?: Change) => send('PUT', url, { ...change, body }),
    delete: (url: string, change?: Change) => send('DELETE', url, change),
    submit: (url: string, form: Record<string, string>, change?: Change) => send('POST', url, { ...change, form }),
  }
}

export const newDeviceId = () => `device-${randomBytes(8).toString('hex')}`
