import { api } from '@lampstand/contract/api'
import type { Route } from '@lampstand/contract/route'
import { afterEach, expect, test, vi } from 'vitest'
import { addressPieces } from './address.ts'
import { userQuery } from './browser.ts'
import { createClient } from './client.ts'
import { apiQuery } from './query.ts'
import { createQueryByKey } from './query-by-key.ts'
import { createQueryClient } from './query-client.ts'
import { createSend } from './send.ts'
import { askToSignInBy, signInAgain } from './sign-in-again.ts'

const caller = {
  deviceId: () => 'device-abcdefgh',
  timeZone: () => 'Europe/Berlin',
  userId: (): string | undefined => undefined,
  signInAgain: vi.fn(async () => false),
}
const send = createSend(caller)
const client = createClient(api, send)
const device = { id: () => 'device-abcdefgh', sessionId: () => 'device_1_a' }
const routes = Object.values(api).flatMap<Route>((feature) => Object.values(feature))
const queryByKey = createQueryByKey(routes, send, device)
const fetched = (query: { queryKey: readonly unknown[] }) => createQueryClient(queryByKey).fetchQuery(query)
const verse = { id: 'John.3.16', text: 'text', reference: 'John 3:16' }

/** Answers the next call and returns what was asked. */
function answer(status: number, body: unknown) {
  const fetched = vi.fn<typeof fetch>(
    async () => new Response(body === undefined ? null : JSON.stringify(body), { status }),
  )
  vi.stubGlobal('fetch', fetched)
  return () => {
    const [url, init] = fetched.mock.calls[0] ?? []
    return { url, ...init, headers: new Headers(init?.headers) }
  }
}

afterEach(() => vi.unstubAllGlobals())

test('every call names the device and the zone, and carries the cookies', async () => {
  const sentRequest = answer(200, verse)
  await client.scripture.daily({ query: { sessionId: 'device_1_a', topics: 'workplace' } })
  expect(sentRequest().url).toBe('/api/scripture/daily?sessionId=device_1_a&topics=workplace')
  expect(sentRequest().headers.get('x-device-id')).toBe('device-abcdefgh')
  expect(sentRequest().headers.get('x-time-zone')).toBe('Europe/Berlin')
  expect(sentRequest().credentials).toBe('include')
})

test('a page drawn for a person names them; whose session ended is asked to sign in, and refused where they do not', async () => {
  const signedIn = createSend({ ...caller, userId: () => 'ruth' })
  const sentRequest = answer(401, undefined)
  await expect(signedIn('GET', '/api/scripture/saved')).rejects.toThrow('401')
  expect(sentRequest().headers.get('x-user-id')).toBe('ruth')
  expect(caller.signInAgain).toHaveBeenCalledOnce()
})

test('a call that found the session ended is made again, word for word, once there is another', async () => {
  const replies = [new Response(null, { status: 401 }), new Response('{"kept":true}', { status: 201 })]
  const fetched = vi.fn<typeof fetch>(async () => replies.shift() ?? Response.error())
  vi.stubGlobal('fetch', fetched)
  const signedIn = createSend({ ...caller, userId: () => 'ruth', signInAgain: async () => true })
  expect(await signedIn('POST', '/api/prayer/requests', { name: 'Ann' })).toEqual({ kept: true })
  const [first, second] = fetched.mock.calls
  expect(second).toEqual(first)
})

test('calls that wait ask once, and fail where nobody can be asked', async () => {
  expect(await signInAgain()).toBe(false)
  const asked = Promise.withResolvers<boolean>()
  const ask = vi.fn(() => asked.promise)
  askToSignInBy(ask)
  const waiting = [signInAgain(), signInAgain()]
  asked.resolve(true)
  expect(await Promise.all(waiting)).toEqual([true, true])
  expect(ask).toHaveBeenCalledOnce()
  askToSignInBy(() => Promise.reject(new TypeError('no connection')))
  expect(await signInAgain()).toBe(false)
})

test('the JSON content type goes with a body only', async () => {
  const get = answer(200, verse)
  await client.scripture.random({ query: { sessionId: 's', topics: undefined, exclude: undefined } })
  expect(get().headers.has('content-type')).toBe(false)
  expect(get().url).toBe('/api/scripture/random?sessionId=s')

  const put = answer(401, undefined)
  await client.account.updateProfile({ body: { firstName: 'Anna', lastName: '' } }).catch(() => undefined)
  expect(put().headers.get('content-type')).toBe('application/json')
  expect(put().body).toBe('{"firstName":"Anna","lastName":""}')
})

test('a path parameter is written into the path, and no body is no reply', async () => {
  const sentRequest = answer(204, undefined)
  const input = { params: { id: 'a/b' }, query: { deviceId: 'device-abcdefgh' } }
  expect(await client.scripture.removeSaved(input)).toBeUndefined()
  expect(sentRequest().url).toBe('/api/scripture/saved/a%2Fb?deviceId=device-abcdefgh')
  expect(sentRequest().method).toBe('DELETE')
})

test('a reply that breaks the contract is refused', async () => {
  answer(200, { id: 1 })
  await expect(client.scripture.daily({ query: { sessionId: 's' } })).rejects.toThrow()
})

test('a key is the address: its segments are joined by slashes', async () => {
  const sentRequest = answer(200, { challenges: [] })
  const reply = await queryByKey({ queryKey: ['/api/workplace', 'challenges'], meta: undefined })
  expect(sentRequest().url).toBe('/api/workplace/challenges')
  expect(reply).toEqual({ challenges: [] })
})

test('a 401 is an error, unless the query takes it for nobody', async () => {
  answer(401, undefined)
  await expect(fetched(apiQuery('/api/auth/user'))).rejects.toThrow('401: ')
  expect(await fetched(apiQuery('/api/auth/user', { on401: 'null' }))).toBeNull()
})

test('what is known when a query is sent is no part of its key', async () => {
  const sentRequest = answer(200, verse)
  const daily = apiQuery('/api/scripture/daily', {
    query: ({ sessionId }) => ({ sessionId: sessionId(), topics: 'work' }),
  })
  expect(daily.queryKey).toEqual(['/api/scripture/daily'])
  expect(await fetched(daily)).toEqual(verse)
  expect(sentRequest().url).toBe('/api/scripture/daily?sessionId=device_1_a&topics=work')
})

test('what a query asks for is part of its key', async () => {
  const sentRequest = answer(401, undefined)
  const passage = apiQuery('/api/scripture/passage', { query: { ref: 'John 3:16 & 17' } })
  expect(passage.queryKey).toEqual(['/api/scripture/passage?ref=John+3%3A16+%26+17'])
  await fetched(passage).catch(() => undefined)
  expect(sentRequest().url).toBe('/api/scripture/passage?ref=John+3%3A16+%26+17')
})

test('the key of a list begins the keys of what is in it', () => {
  expect(addressPieces('/api/notes', {})).toEqual(['/api/notes'])
  expect(addressPieces('/api/notes/{id}', { params: { id: 'a/b' } })).toEqual(['/api/notes', 'a%2Fb'])
  expect(addressPieces('/api/notes/{id}/words', { params: { id: 7 }, query: { page: 2, of: undefined } })).toEqual([
    '/api/notes',
    '7',
    'words?page=2',
  ])
})

test('a call that does not stream ignores what a mutation hands on with its input', async () => {
  const sentRequest = answer(401, undefined)
  const setState: (input: never, context: unknown) => Promise<unknown> = client.guidance.setState
  await setState({ body: { enabled: true } } as never, { client: createQueryClient(queryByKey) }).catch(() => undefined)
  expect(sentRequest().headers.has('accept')).toBe(false)
  expect(sentRequest().body).toBe('{"enabled":true}')
})

test('a query is checked as it is written: its path, what it must be given, and what it is', () => {
  // @ts-expect-error there is no such call
  expect(apiQuery('/api/nothing').queryKey).toEqual(['/api/nothing'])
  // @ts-expect-error the call wants a reference
  expect(apiQuery('/api/scripture/passage').queryKey).toEqual(['/api/scripture/passage'])
  const known: string | undefined = createQueryClient(queryByKey).getQueryData(userQuery.queryKey)?.id
  expect(known).toBeUndefined()
})

test('an address that the contract does not know is refused', async () => {
  await expect(queryByKey({ queryKey: ['/api/nothing'], meta: undefined })).rejects.toThrow('/api/nothing')
})

test('nothing is fetched again by itself, and nothing is tried twice', () => {
  const { queries, mutations } = createQueryClient(async () => null).getDefaultOptions()
  expect(queries).toMatchObject({
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  expect(mutations).toEqual({ retry: false })
})
