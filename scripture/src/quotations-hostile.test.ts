import { expect, it } from 'vitest'
import { createQuotationCheck } from './quotations.ts'
import { openText } from './text.ts'

const check = createQuotationCheck(openText())
const verse = openText().quote('Isa.40.31')

/** What somebody would send who wants the check to take long: each made of one piece, over and over. */
const pieces = [
  '“',
  '"',
  '„“',
  '*',
  '_a ',
  '> ',
  '>\n',
  '> \n\n',
  '\n \n',
  '<blockquote>',
  '<em>',
  '[^1]: ',
  '[^1]',
  '{"text": "',
  '[[[[',
  '— ',
  '- ',
  '| ',
  '...',
  'John 3:16 ',
  '"a b c" (John 3:16)\n',
  '> a b c\n> — John 3:16\n',
  'John 3 and ',
  '**John 3** – a b c\n',
  'psalm of psalm ',
  `${verse} `,
]

/** Milliseconds of CPU, which others on the machine do not change. */
const times = (piece: string, length: number): number => {
  const text = piece.repeat(Math.ceil(length / piece.length))
  const started = process.threadCpuUsage()
  check(text)
  const { user, system } = process.threadCpuUsage(started)
  return (user + system) / 1000
}

it.each(pieces)('takes about as long a character for much of "%s" as for a little', (piece) => {
  times(piece, 1_000)
  const little = Math.min(times(piece, 2_500), times(piece, 2_500))
  const much = Math.min(times(piece, 20_000), times(piece, 20_000))
  // Eight times the text; what grows with its square takes 64 times as long.
  expect(much).toBeLessThan(Math.max(24 * little, 800))
})

it('never throws, and leaves a repaired text alone, whatever pieces a text is made of', () => {
  let state = 11
  const draw = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state % below
  }
  for (let round = 0; round < 60; round++) {
    const text = Array.from({ length: 1 + draw(12) }, () => pieces[draw(pieces.length)]).join(draw(2) === 0 ? '' : 'x ')
    const { text: once, findings } = check(text)
    expect(findings.every(({ quote, claimed }) => typeof quote === 'string' && claimed !== '')).toBe(true)
    expect(check(once).text.length).toBeLessThan(2 * text.length + 2_000)
  }
})
