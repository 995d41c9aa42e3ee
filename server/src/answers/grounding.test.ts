import { createQuotationCheck } from '@lampstand/scripture/quotations'
import { openText } from '@lampstand/scripture/text'
import { describe, expect, it } from 'vitest'
import { type AnswerSources, createGrounding } from './grounding.ts'
import { createProseStream } from './prose-stream.ts'

const bible = openText()
const grounding = createGrounding(createQuotationCheck(bible))
const sources: AnswerSources = { refs: ['Isa.40.28-Isa.40.31', 'Ps.23.1', 'Phil.4.6-Phil.4.7'], class: 'ordinary' }
const ground = (text: string) => grounding.prose(text, sources)

const [wait, shepherd, anxious] = ['Isa.40.31', 'Ps.23.1', 'Phil.4.6'].map((ref) => bible.quote(ref))
const eagles =
  'But those who hope in the LORD will renew their strength. They will soar on wings like eagles; they will run and not grow weary.'

describe('a quotation as models write it', () => {
  it.each([
    ['a block signed on its next line', `Rest.\n\n> ${eagles}\n> — Isaiah 40:31\n\nThen sleep.`, wait],
    ['a block signed in the next paragraph', `> ${eagles}\n\n— Isaiah 40:31\n\nThen sleep.`, wait],
    [
      'a block under a heading',
      '## Psalm 23:1\n\n> The Lord is my shepherd; I shall not want.\n\nThen sleep.',
      shepherd,
    ],
    ['a block that a sentence leads to', `Isaiah 40:31 says:\n\n> ${eagles}\n\nThen sleep.`, wait],
    ['emphasis', '*The LORD is my shepherd; I shall not want.* (Psalm 23:1)\n\nThen sleep.', shepherd],
    ['an entry of a list', '- **Psalm 23:1** – The Lord is my shepherd; I shall not want.\n- Then sleep.', shepherd],
    [
      'several sentences in marks',
      '“Do not be anxious about anything. In every situation, by prayer and petition, with thanksgiving, present your requests to God.” (Philippians 4:6) Then sleep.',
      anxious,
    ],
  ])('is given in the words of the text: %s', (_, written, words) => {
    const shown = ground(written)
    expect(shown.replace(/[.,]/g, '')).toContain(words?.replace(/[.,]/g, ''))
    expect(shown).toContain('Then sleep.')
    expect(shown).not.toMatch(/want|soar|situation|[>*#]/)
  })

  it.each([
    ['a block', '> The patient clerk shall inherit the window desk.\n> — Isaiah 40:31'],
    ['a block signed in the next paragraph', '> The patient clerk shall inherit the window desk.\n\n— Isaiah 40:31'],
    ['a block under a heading', '### Isaiah 40:31\n\n> The patient clerk shall inherit the window desk.'],
    ['emphasis', '*The patient clerk shall inherit the window desk.* (Isaiah 40:31)'],
    ['bold', '**“The patient clerk shall inherit the window desk.”** — Isaiah 40:31'],
    ['an invented book', '> The patient clerk shall inherit the window desk.\n> — Hezekiah 4:12'],
  ])('is dropped when it is made up: %s', (_, written) => {
    expect(ground(`Begin small.\n\n${written}\n\nThen sleep.`)).toBe('Begin small.\n\nThen sleep.')
  })

  it('is shown with its marks and its source in a line', () => {
    expect(ground(`Read this:\n\n> ${wait}\n> — Isaiah 40:31\n\nThen sleep.`)).toBe(
      `Read this:\n\n“${wait}” — Isaiah 40:31\n\nThen sleep.`,
    )
  })

  it('of everyday life is left alone', () => {
    expect(
      ground('Send her this:\n\n> I need until Friday, and I would rather tell you now.\n\nThen *really* sleep.'),
    ).toBe('Send her this:\n\n“I need until Friday, and I would rather tell you now.”\n\nThen really sleep.')
  })

  it('loses its footnotes', () => {
    expect(ground(`“${shepherd}”[^1] Then sleep.\n\n[^1]: Psalm 23:1`)).toBe(`“${shepherd}” Then sleep.`)
  })
})

describe('a stream', () => {
  const answers = [
    `Rest a while.\n\n> ${eagles}\n> — Isaiah 40:31\n\nThen sleep, and see.`,
    `Rest a while.\n\n> ${eagles}\n\n— Isaiah 40:31\n\nThen sleep, and see.`,
    '## Psalm 23:1\n\n> The Lord is my shepherd; I shall not want.\n\nThen sleep, and see.',
    'Begin.\n\n> The patient clerk shall inherit the window desk.\n\n— Isaiah 40:31\n\nThen sleep, and see.',
    'One thing.\n\nAnother thing, said at some length so that nothing is held back for its sake.\n\nA third.',
  ]

  it.each(answers)('shows nothing on its way that does not stand in the end: %s', (written) => {
    const whole = ground(written)
    for (const step of [1, 7, 40]) {
      const sent: string[] = []
      const stream = createProseStream(grounding, sources, (event) => {
        expect(event.event).not.toBe('restart')
        if (event.event === 'text') sent.push(event.data)
      })
      for (let end = 1; end < written.length; end += step) {
        stream.grow(written.slice(0, end))
        expect(whole.startsWith(sent.join(''))).toBe(true)
      }
      stream.finish(whole, [])
      expect(sent.join('')).toBe(whole)
    }
  })

  it('sends a plain paragraph as soon as the next begins', () => {
    const sent: string[] = []
    const stream = createProseStream(grounding, sources, (event) => event.event === 'text' && sent.push(event.data))
    stream.grow('One thing at a time.\n\nAn')
    expect(sent).toEqual(['One thing at a time.'])
  })
})
