import { workConcerns } from '@lampstand/content/concerns'
import { loadContent } from '@lampstand/content/loader'
import { expect, it } from 'vitest'
import { createHelplines, spoken } from './helplines.ts'

const content = loadContent()
const { helplines } = content
const helpDirectory = createHelplines(helplines)
const names = (zone: string, danger: Parameters<typeof helpDirectory.helpIn>[1]) =>
  helpDirectory.helpIn(zone, danger).helplines.map(({ name }) => name)

it('begins with what is for the danger, and always holds the emergency number', () => {
  const [first, ...others] = names('America/New_York', 'self-harm')
  expect(first).toContain('988')
  expect(others[0]).toBe('Emergency services')
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
  expect(createHelplines(helplines, 'ireland').help('Mars/Olympus').region).toBe('Ireland')
  expect(helpDirectory.help('Mars/Olympus').region).toBe('your country')
})

it('speaks a line with all its ways', () => {
  const sms = { number: '2', message: 'GO' }
  const help = { region: 'X', helplines: [{ name: 'A', purpose: 'B', phone: '1', sms, url: 'https://c.example' }] }
  expect(spoken(help)).toBe('- A: call 1, or text GO to 2, or https://c.example. B.')
  expect(spoken({ region: 'X', helplines: [{ name: 'A', purpose: 'B', sms: { number: '2' } }] })).toBe(
    '- A: text 2. B.',
  )
})

it('puts what a variant and the one in danger need before everything else', () => {
  const first = (...wanted: Parameters<typeof helpDirectory.helpIn>) =>
    helpDirectory.helpIn(...wanted).helplines[0]?.name
  const zone = 'America/New_York'
  const of = (
    who: 'self' | 'child' | 'asker-is-danger',
    ...variants: ('trafficking' | 'choking' | 'poison' | 'bruises')[]
  ) => ({
    who,
    variants,
  })
  expect(first(zone, 'abuse', of('self', 'trafficking'))).toContain('Trafficking')
  expect(first(zone, 'abuse', of('self', 'choking'))).toBe('Emergency services')
  expect(first(zone, 'emergency', of('self', 'poison'))).toContain('Poison')
  expect(first(zone, 'violence', of('child', 'bruises'))).toContain('Child')
  expect(names(zone, 'abuse').join()).not.toContain('Child')
  expect(names(zone, 'abuse').join()).not.toContain('Stop It Now')
  expect(first(zone, 'abuse', of('asker-is-danger'))).toContain('Stop It Now')
})

it('names an emergency number among the first two in every crisis, and the office whose work it is in a concern', () => {
  for (const { zones, helplines: lines } of helplines) {
    const urgent = lines.filter(({ dangers }) => dangers.includes('emergency')).map(({ name }) => name)
    for (const danger of ['self-harm', 'harm-to-others', 'violence', 'abuse', 'emergency'] as const) {
      const [one, two] = names(zones[0] ?? 'Etc/Nowhere', danger)
      expect(urgent.includes(one ?? '') || urgent.includes(two ?? ''), `${zones[0]} ${danger}`).toBe(true)
    }
  }
  expect(names('America/New_York', 'harassment')[0]).toBe('EEOC')
  expect(names('Europe/London', 'unsafe-work')[0]).toBe('Health and Safety Executive')
})

it('names to somebody at work three offices at most, and neither the police nor a line for another trouble', () => {
  for (const { zones, helplines: lines } of helplines) {
    for (const concern of workConcerns) {
      const named = names(zones[0] ?? 'Etc/Nowhere', concern)
      expect(named.length, `${zones[0]} ${concern}`).toBeGreaterThan(0)
      expect(named.length).toBeLessThanOrEqual(3)
      const inDanger = lines.filter(({ dangers }) => dangers.length > 0).map(({ name }) => name)
      expect(named.filter((name) => inDanger.includes(name))).toEqual([])
    }
  }
  expect(names('America/New_York', 'wrongdoing')).toEqual(['OSHA Whistleblower Protection Program'])
  expect(names('America/New_York', 'unpaid')[0]).toBe('Wage and Hour Division')
  expect(names('Africa/Lagos', 'harassment')).toEqual(['International Labour Organization'])
})

it.each(content.crises)('$id names 112, 911 and 999 where no country is known', ({ danger, who, variant }) => {
  const text = spoken(helpDirectory.helpIn(null, danger, { who, variants: variant === null ? [] : [variant] }))
  const numbers = danger === 'self-harm' ? ['112', '911', '999', '988'] : ['112', '911', '999']
  for (const number of numbers) expect(text).toContain(`call ${number}`)
})

it('names 112, 911, 999 and 988 where neither the country nor the danger is known', () => {
  const text = spoken(helpDirectory.helpIn(null, null))
  for (const number of ['112', '911', '999', '988']) expect(text).toContain(`call ${number}`)
})

it('begins with the fitting line, and not with the police of three continents, for a concern', () => {
  expect(helpDirectory.helpIn(null, 'harassment').helplines[0]?.name).toBe('International Labour Organization')
})

it('knows which regions hold a line that nobody has compared with its source for a year', () => {
  const line = { name: 'A line', purpose: 'For all', dangers: [], phone: '112', source: 'https://a.example' }
  const on = (checked: string | null) =>
    createHelplines([{ region: 'X', zones: [], helplines: [{ ...line, checked }] }]).unchecked(
      Temporal.PlainDate.from('2027-01-31'),
    )
  expect(on('2026-03-01')).toEqual([])
  expect(on('2026-01-30')).toEqual(['X'])
  expect(on(null)).toEqual(['X'])
})
