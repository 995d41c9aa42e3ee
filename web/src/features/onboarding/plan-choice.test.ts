// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { followSignIn, planIds, rememberPlan } from './plan-choice.ts'

const key = 'redirectAfterAuth'

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.removeAttribute('data-signed-in')
  document.body.innerHTML = `
    <input type="radio" name="plan" id="${planIds.basic}" checked>
    <input type="radio" name="plan" id="${planIds.pro}">
    <a href="/api/login" data-pro-path="/subscribe">Go</a>`
})

const choose = (id: string) => document.getElementById(id)?.click()

/** Follows the link. @returns where sign-in will lead */
function leave(link = document.querySelector('a')) {
  if (!link) throw new Error('the page has no link')
  rememberPlan(link, sessionStorage, key)
  return sessionStorage.getItem(key)
}

test('whoever chose Pro goes on to it after signing in', () => {
  choose(planIds.pro)
  expect(leave()).toBe('/subscribe')
})

test('whoever chose Basic goes where they were going', () => {
  sessionStorage.setItem(key, '/scripture')
  expect(leave()).toBe('/scripture')
})

test('whoever changes their mind is not sent to Pro', () => {
  choose(planIds.pro)
  leave()
  choose(planIds.basic)
  expect(leave()).toBeNull()
})

test('while there is no page at which Pro is taken, nothing is remembered', () => {
  choose(planIds.pro)
  const link = document.querySelector('a')
  link?.removeAttribute('data-pro-path')
  expect(leave(link)).toBeNull()
})

test('a page left open marks that somebody signed in, and that they left again', async () => {
  const fetchCall = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetchCall)
  const comeBack = (answer: Partial<Response>) => {
    fetchCall.mockResolvedValueOnce(answer as Response)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const marked = () => document.documentElement.hasAttribute('data-signed-in')
  followSignIn(document)
  expect(fetchCall).not.toHaveBeenCalled()

  comeBack({ type: 'opaqueredirect' })
  await expect.poll(marked).toBe(true)
  fetchCall.mockRejectedValueOnce(new TypeError('offline'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(marked()).toBe(true)
  comeBack({ type: 'basic' })
  await expect.poll(marked).toBe(false)
})
