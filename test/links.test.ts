import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deadLinks } from '../scripts/links.ts'

const options = { timeout: 20_000, together: 2 }
/** For an address that never answers. */
const impatient = { ...options, timeout: 400 }

let server: Server
let asked: string[]
let now: number
let mostAtOnce: number

beforeEach(async () => {
  asked = []
  now = 0
  mostAtOnce = 0
  server = createServer((request, response) => {
    const { method = '', url = '' } = request
    asked.push(`${method} ${url}`)
    now += 1
    mostAtOnce = Math.max(mostAtOnce, now)
    response.on('close', () => {
      now -= 1
    })
    if (url === '/silent') return
    if (url === '/moved') response.writeHead(301, { location: '/well' })
    else if (url === '/no-head') response.writeHead(method === 'HEAD' ? 405 : 200)
    else response.writeHead(url.startsWith('/well') ? 200 : 404)
    setTimeout(() => response.end(), 20)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`

test('what answers is well, also after moving, and what refuses only HEAD', async () => {
  expect(await deadLinks(['/well', '/moved', '/no-head'].map(at), options)).toEqual([])
  expect(asked).not.toContain('GET /well')
  expect(asked).toContain('GET /no-head')
})

test('what is gone, silent or unreachable is told with its fault, in the order given', async () => {
  const nowhere = 'http://127.0.0.1:1/'
  const dead = [
    ...(await deadLinks([at('/silent')], impatient)),
    ...(await deadLinks([at('/well'), at('/gone'), nowhere], options)),
  ]
  expect(dead).toEqual([
    { address: at('/silent'), fault: 'no answer in time' },
    { address: at('/gone'), fault: '404 Not Found' },
    { address: nowhere, fault: expect.stringMatching(/./) },
  ])
})

test('few are asked at a time, each address once', async () => {
  const addresses = Array.from({ length: 12 }, (_, place) => at(`/well/${place % 6}`))
  expect(await deadLinks(addresses, options)).toEqual([])
  expect(asked).toHaveLength(6)
  expect(mostAtOnce).toBeLessThanOrEqual(2)
})
