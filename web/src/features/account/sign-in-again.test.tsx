// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, userQuery } from '../../api/browser.ts'
import { askToSignIn } from './sign-in-again.tsx'

const ann = {
  id: 'ann',
  email: 'ann@example.org',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  subscriptionStatus: null,
  trialEndsAt: null,
}
const problem = (status: number, code: string, error: string) =>
  Response.json({ type: 'about:blank', title: '', status, detail: error, error, code, requestId: 'r' }, { status })

/** What the server answers, by method and path. */
let server: Record<string, () => Response>
const nobody = () => problem(401, 'sign_in_required', 'Please sign in.')

beforeEach(() => {
  queryClient.setQueryData(userQuery.queryKey, ann)
  server = {
    'GET /api/auth/user': nobody,
    'GET /api/login': () => Response.json({ kind: 'email' }),
    'POST /api/login': () => Response.json({ hint: null }),
    'POST /api/login/code': () => new Response(null, { status: 204 }),
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const answer = server[`${init.method ?? 'GET'} ${url}`]
    if (!answer) throw new TypeError(`nothing answers ${url}`)
    return answer()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

async function enterCode(code: string) {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Code' }), { target: { value: code } })
  await press('Sign in')
}

test('the code goes to the address of the page’s person, and ends the question', async () => {
  const asked = askToSignIn()
  await press('Send me a code')
  expect(await screen.findByText(/sent a code of six digits to ann@example\.org/)).toBeDefined()
  server['GET /api/auth/user'] = () => Response.json(ann)
  await enterCode('123456')
  expect(await asked).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a wrong code can be mended; for a spent one another is asked for', async () => {
  const asked = askToSignIn()
  await press('Send me a code')
  server['POST /api/login/code'] = () => problem(400, 'wrong_code', 'That code is not right.')
  await enterCode('111111')
  expect(await screen.findByText('That code is not right.')).toBeDefined()
  server['POST /api/login/code'] = () => problem(400, 'code_spent', 'That was the fifth wrong code.')
  await press('Sign in')
  expect(await screen.findByText('That was the fifth wrong code.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Send me a code' })).toBeDefined()
  await press('Close')
  expect(await asked).toBe(false)
  expect(queryClient.getQueryData(userQuery.queryKey)).toEqual(ann)
})

test('where a provider signs people in, coming back to this tab goes on', async () => {
  server['GET /api/login'] = () => Response.json({ kind: 'provider' })
  const asked = askToSignIn()
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/api/login?returnTo=/home', '_blank'])
  server['GET /api/auth/user'] = () => Response.json(ann)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await asked).toBe(true)
})

test('who signed in elsewhere is not asked; of a person whose browser is another’s now nothing stays', async () => {
  server['GET /api/auth/user'] = () => Response.json(ann)
  expect(await askToSignIn()).toBe(true)
  server['GET /api/auth/user'] = () => Response.json({ ...ann, id: 'bob' })
  expect(await askToSignIn()).toBe(false)
  await waitFor(() => expect(queryClient.getQueryData(userQuery.queryKey)).toBeNull())
})
