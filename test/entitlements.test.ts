import { expect, test } from 'vitest'
import { isTest, readSources } from './sources.ts'

/** The table of entitlements, the row of a person, and billing, which keeps what the provider says. */
const mayRead =
  /^server\/src\/(entitlements|person|db\/schema(\/people)?)\.ts$|^server\/src\/features\/(billing\/|account\/(store|service)\.ts$)/

const asksForStatus = (code: string) => /\bsubscriptionStatus\b|\bsubscription_status\b/.test(code)

test('nothing in the server but the table of entitlements asks for the status of a subscription', () => {
  const askers = readSources().filter(
    ({ path, code }) => path.startsWith('server/src/') && !isTest(path) && !mayRead.test(path) && asksForStatus(code),
  )
  expect(askers.map(({ path }) => path)).toEqual([])
})

test('one that asks is found', () => {
  expect(asksForStatus("if (user.subscriptionStatus === 'active') show()")).toBe(true)
  expect(asksForStatus('if (entitlements[user.plan].insights) show()')).toBe(false)
  expect(mayRead.test('server/src/features/guidance/service.ts')).toBe(false)
})
