import { expect, it } from 'vitest'
import { loadContent } from './loader.ts'
import { Dialable, dangers } from './safety-schemas.ts'
import { repeated } from './testing.ts'

const { helplines } = loadContent()
const everyLine = helplines.flatMap(({ region, helplines: lines }) => lines.map((line) => ({ region, ...line })))

it('has each zone in one region, and one region for everybody else', () => {
  const zones = helplines.flatMap((each) => each.zones)
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  expect(repeated(zones)).toEqual([])
  expect(helplines.filter((each) => each.zones.length === 0)).toEqual([helplines.at(-1)])
})

it.each(helplines)('in $region there is a line for every danger, and each by one name', ({ helplines: lines }) => {
  for (const danger of dangers.filter((each) => each !== 'abuse')) {
    expect(lines.filter((line) => line.dangers.includes(danger)).length, danger).toBeGreaterThan(0)
  }
  expect(repeated(lines.map(({ name }) => name))).toEqual([])
})

it.each(helplines)('in $region an emergency line can be dialed', ({ helplines: lines }) => {
  const urgent = lines.filter(({ dangers: named }) => named.includes('emergency'))
  expect(urgent.filter(({ phone }) => phone !== undefined).length).toBeGreaterThan(0)
})

it('sends nobody to the police for abuse as if they were an advice line', () => {
  const police = everyLine.filter(({ name }) => /^(?:Police|Emergency)/.test(name))
  expect(police.length).toBeGreaterThan(15)
  expect(police.filter((line) => line.dangers.includes('abuse'))).toEqual([])
})

it.each(['112 or 999', '999 (police)', 'HOME to 741741', '02 2327 / 2327', '1', '+', '12--3', '112 '])(
  'calls "%s" no number that can be dialed',
  (phone) => {
    expect(Dialable.safeParse(phone).success).toBe(false)
  },
)

it.each(['112', '15', '0800 1110111', '1-800-799-7233', '+254 722 178 177', '13 11 14'])('dials "%s"', (phone) => {
  expect(Dialable.safeParse(phone).success).toBe(true)
})

it('names where each line stands, and claims no check of the future', () => {
  const today = Temporal.Now.plainDateISO()
  for (const { source, checked, name } of everyLine) {
    expect(source, name).toMatch(/^https:/)
    if (checked !== null) expect(Temporal.PlainDate.compare(checked, today)).toBeLessThanOrEqual(0)
  }
})
