import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colourPairs } from './colour-pairs.ts'
import { contrast } from './contrast.ts'
import { tokensIn } from './token-values.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const values = tokensIn(css)
const themes = ['light', 'dark'] as const

test('contrast is reckoned as WCAG does', () => {
  const [black, white] = ['oklch(0 0 0)', 'oklch(1 0 0)']
  expect(contrast(black, white)).toBeCloseTo(21, 5)
  expect(contrast(white, black)).toBeCloseTo(21, 5)
  expect(contrast(white, white)).toBe(1)
  // #767676, the lightest grey that words may have on white, and pure red.
  expect(contrast('oklch(0.5669 0 0)', white)).toBeCloseTo(4.54, 1)
  expect(contrast('oklch(0.62796 0.25768 29.23388)', white)).toBeCloseTo(4, 1)
  expect(() => contrast('red', white)).toThrow('red')
})

for (const theme of themes) {
  test.each(colourPairs)(`$front on $back, ${theme}: at least $least`, ({ front, back, least }) => {
    const { [front]: first = '', [back]: second = '' } = values[theme]
    expect(contrast(first, second)).toBeGreaterThanOrEqual(least)
  })
}

test('the dark theme has a colour of its own for every one of the light theme', () => {
  const isColour = (value: string) => value.startsWith('oklch')
  const coloursOf = (theme: 'light' | 'dark') =>
    Object.keys(values[theme]).filter((name) => isColour(values[theme][name] ?? ''))
  const same = coloursOf('light').filter((name) => values.light[name] === values.dark[name])
  expect(coloursOf('light').length).toBeGreaterThan(10)
  expect(same).toEqual([])
})

test('the contrasts written beside the tokens are those that they have', () => {
  const notes = [...css.matchAll(/--([\w-]+): oklch[^;]+; \/\* ([\d.]+) \/ ([\d.]+) \*\//g)]
  expect(notes.length).toBeGreaterThan(4)
  const measured = notes.map(([, name = '']) => [name, ...themes.map((theme) => onBackground(theme, name))])
  expect(measured).toEqual(notes.map(([, name, light, dark]) => [name, light, dark]))
})

const onBackground = (theme: 'light' | 'dark', name: string) =>
  contrast(values[theme][name] ?? '', values[theme]['bg'] ?? '').toFixed(1)
