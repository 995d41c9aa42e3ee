import type { Page } from '@playwright/test'

const id = '11111111-1111-4111-8111-111111111111'
export const subscription = {
  id,
  email: 'a.rather.long.address.of.somebody@department.example.org',
  timeZone: 'America/New_York',
  prayerTimes: ['02:30', '08:00'],
  discreet: false,
  isActive: true,
  state: 'active',
  explanation: null,
  createdAt: '2026-03-01T09:00:00.000Z',
  lastEmailSent: '2026-03-07T13:00:00.000Z',
  nextSends: [
    { localDate: '2026-03-08', time: '03:30', instant: '2026-03-08T07:30:00Z' },
    { localDate: '2026-03-08', time: '08:00', instant: '2026-03-08T12:00:00Z' },
  ],
}
const delivery = (day: number, status: string, reason: string | null) => ({
  localDate: `2026-03-0${day}`,
  time: '08:00',
  dueAt: `2026-03-0${day}T13:00:00.000Z`,
  kind: 'morning prayer',
  status,
  reason,
  at: status === 'sending' ? null : `2026-03-0${day}T13:00:02.000Z`,
})
export const late = 'Our server was off or behind, and it would have come more than an hour late.'
const paused = { isActive: false, state: 'paused', explanation: 'Paused. Resume it whenever you like.', nextSends: [] }

/** Shows somebody's subscriptions, one of them with a ledger of every kind and a change of clocks ahead. */
export async function withLedger(page: Page) {
  await page.route('**/api/prayer/email/subscriptions', (route) =>
    route.fulfill({
      json: [subscription, { ...subscription, ...paused, id: id.replaceAll('1', '2'), email: 'מרים@example.org' }],
    }),
  )
  await page.route('**/deliveries*', (route) => {
    const isFirst = !route.request().url().includes('cursor')
    return route.fulfill({
      json: isFirst
        ? { deliveries: [delivery(7, 'sent', null), delivery(6, 'skipped', late)], nextCursor: 'more' }
        : { deliveries: [delivery(5, 'failed', 'The mail server of this address refused it.')], nextCursor: null },
    })
  })
}
