// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { HelpOfRegion } from './help.ts'
import { HelpNow } from './help-now.tsx'

afterEach(cleanup)

const help: HelpOfRegion = {
  region: 'Somewhere',
  helplines: [
    {
      name: 'A line',
      purpose: 'Day and night',
      phone: '+1 800 555-01',
      sms: { number: '741741', message: 'HOME' },
      url: 'https://www.line.example/now',
    },
    { name: 'Another', purpose: 'For workers', sms: { number: '0477 13 11' } },
  ],
}

function open(load: () => Promise<HelpOfRegion>) {
  render(<HelpNow load={load} />)
  fireEvent.click(screen.getByRole('button', { name: 'Need help now?' }))
  return screen.findByRole('dialog', { name: 'Need help now?' })
}

const wayTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

test('the lines of the region can be called, written to and opened', async () => {
  await open(async () => help)
  expect(await wayTo('Call +1 800 555-01')).toBe('tel:+180055501')
  expect(await wayTo('Text 0477 13 11')).toBe('sms:04771311')
  expect(await wayTo('Text HOME to 741741')).toBe('sms:741741?&body=HOME')
  expect(await wayTo('line.example')).toBe('https://www.line.example/now')
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['does not answer', () => new Promise<HelpOfRegion>(() => undefined)],
])('when the server %s, what holds everywhere is there', async (_, load) => {
  const dialog = await open(load)
  expect(dialog.textContent).toContain('call your local emergency number')
  expect(await wayTo('findahelpline.com')).toBe('https://findahelpline.com')
})

test('it asks nothing before it is opened', () => {
  const load = vi.fn()
  render(<HelpNow load={load} />)
  expect(load).not.toHaveBeenCalled()
})
