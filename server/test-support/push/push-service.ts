import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A push as a browser received it. */
type Received = { message: unknown; ttl: number; urgency: string; bytes: number }

/** Bytes that push services take at least, and most of them at most. */
const mostBytes = 4096
const origin = 'https://fcm.googleapis.com'

/**
 * A push service with its browsers, on this machine. It refuses what a real one would refuse: a signature that does not hold,
 * claims for another service or too far ahead, another encoding, too much at once; and it decrypts as a browser does.
 */
export async function startPushService({ now }: { now: () => number }) {
  const browsers = new Map<string, ReturnType<typeof createBrowser>>()
  const faults: string[] = []
  let publicKey: string | undefined

  const server = createServer((request, response) => {
    receive(request).then(
      (status) => response.writeHead(status).end(),
      (error: unknown) => {
        faults.push(String(error))
        response.writeHead(400).end()
      },
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function receive(request: IncomingMessage): Promise<number> {
    const browser = browsers.get(request.url ?? '')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    if (!browser) return 404
    if (browser.answers.length > 0) return browser.answers.shift() ?? 500
    if (request.method !== 'POST') throw new Error(`method ${request.method}`)
    const { headers } = request
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error(`encoding ${headers['content-encoding']}`)
    if (body.length > mostBytes) return 413
    const ttl = Number(headers['ttl'] ?? 'none')
    if (!Number.isInteger(ttl) || ttl < 0) throw new Error(`ttl ${ttl}`)
    checkVapid(headers.authorization ?? '', now())
    const message: unknown = JSON.parse(browser.decrypt(body))
    browser.received.push({ message, ttl, urgency: String(headers['urgency']), bytes: body.length })
    return 201
  }

  /** RFC 8292. */
  function checkVapid(authorization: string, at: number) {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
    if (key !== publicKey) throw new Error('not the key that the browsers subscribed with')
    const [head = '', claims = '', signature = ''] = token.split('.')
    const { alg, typ } = JSON.parse(Buffer.from(head, 'base64url').toString())
    if (alg !== 'ES256' || typ !== 'JWT') throw new Error(`token ${alg} ${typ}`)
    const point = Buffer.from(key, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
    const signed = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
    if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))) {
      throw new Error('the signature does not hold')
    }
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    if (aud !== origin) throw new Error(`for ${aud}`)
    if (exp * 1000 <= at || exp * 1000 > at + 24 * 3_600_000) throw new Error(`expires ${exp}`)
    if (!/^(mailto:|https:)/.test(sub)) throw new Error(`from ${sub}`)
  }

  return {
    /** What the program calls in place of the network. It reaches this service and nothing else. */
    fetch: ((address: string, init?: RequestInit) => {
      const url = new URL(address)
      if (url.origin !== origin) throw new Error(`a call to ${url.origin}`)
      return fetch(`http://127.0.0.1:${port}${url.pathname}`, init)
    }) as typeof fetch,
    /** A browser that subscribes by the server's key. */
    browser(serverKey: string) {
      publicKey = serverKey
      const path = `/fcm/send/${randomBytes(12).toString('base64url')}`
      const browser = createBrowser(`${origin}${path}`)
      browsers.set(path, browser)
      return browser
    },
    /** Pushes that a real service would have refused, and why. */
    faults,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** A browser as a push service knows it: `answers` are given in place of taking the next pushes. */
function createBrowser(endpoint: string) {
  const keys = createECDH('prime256v1')
  const point = keys.generateKeys()
  const auth = randomBytes(16)
  const received: Received[] = []
  const answers: number[] = []
  return {
    endpoint,
    keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    received,
    answers,
    /** RFC 8188 with the keys of RFC 8291; one record. */
    decrypt(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const idLength = body.readUInt8(20)
      const serverPoint = body.subarray(21, 21 + idLength)
      const sealed = body.subarray(21 + idLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, serverPoint])
      const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(serverPoint), auth, info, 32))
      const derive = (label: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, length))
      const opened = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12)).setAuthTag(
        sealed.subarray(-16),
      )
      const padded = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
      return padded.subarray(0, padded.lastIndexOf(2)).toString()
    },
  }
}
