import { loadContent } from '@lampstand/content/loader'
import { expect, it } from 'vitest'
import { createHelpDesk, spoken } from './helplines.ts'

const { helplines } = loadContent()
const desk = createHelpDesk(helplines)
const names = (zone: string, danger: Parameters<typeof desk.helpIn>[1]) =>
  desk.helpIn(zone, danger).helplines.map(({ name }) => name)

it('begins with what is for the danger, and always holds the emergency number', () => {
  const [first, ...others] = names('America/New_York', 'self-harm')
  expect(first).toContain('988')
  expect(others).toContain('Emergency services')
  expect(names('America/New_York', 'abuse')[0]).toContain('Domestic Violence')
  expect(names('Europe/London', 'emergency')).toContain('Emergency services')
})

it('leaves no danger in any region without a line', () => {
  for (const { zones } of helplines) {
    for (const danger of ['self-harm', 'harm-to-others', 'violence', 'abuse', 'emergency'] as const) {
      expect(names(zones[0] ?? 'Etc/Nowhere', danger).length, `${zones[0]} ${danger}`).toBeGreaterThan(0)
    }
  }
})

it('answers an unknown zone with the chosen region, else with lines for everybody', () => {
  expect(createHelpDesk(helplines, 'ireland').help('Mars/Olympus').region).toBe('Ireland')
  expect(desk.help('Mars/Olympus').region).toBe('your country')
})

it('speaks a line with all its ways', () => {
  const help = {
    region: 'X',
    helplines: [{ name: 'A', purpose: 'B', phone: '1', text: '2', url: 'https://c.example' }],
  }
  expect(spoken(help)).toBe('- A: call 1, or text 2, or https://c.example. B.')
})

it('knows which regions nobody has looked over for a year', () => {
  const reviewed = Temporal.PlainDate.from(helplines[0]?.reviewed ?? '2026-01-01')
  expect(desk.overdue(reviewed.add({ months: 11 }))).toEqual([])
  expect(desk.overdue(reviewed.add({ months: 13 })).length).toBe(helplines.length)
})
