import { expect, test } from 'vitest'
import { proseBeside, type ShownAnswer, sourceLabel, withLead } from './answer.ts'
import { answerAsText } from './answer-as-text.ts'

const passage = { id: 'Book.1.1', reference: 'Book 1:1', text: 'The words.', why: 'They speak of it.' }
const answer: ShownAnswer = {
  title: 'Workplace Guidance',
  passages: [passage],
  parts: [
    { kind: 'prose', text: 'It is hard.\n\n- A step.\n' },
    { kind: 'references', title: 'Scripture', references: [passage] },
    { kind: 'points', title: 'Prayer Points', points: ['For peace.'] },
    { kind: 'points', title: 'Reflection Questions', points: ['Who?', 'What?'], numbered: true },
    { kind: 'points', title: 'Important Considerations', points: [] },
  ],
  source: 'From the library',
  disclaimer: 'Verify it.',
}
const helplines = [
  {
    name: 'The Line',
    purpose: 'Day and night',
    phone: '116 123',
    sms: { number: '50', message: 'GO' },
    url: 'https://line.example',
  },
]

test('a copy is whole: scripture with its place, the prose, the points, who wrote it and the disclaimer', () => {
  expect(answerAsText(answer, 'A Translation')).toBe(
    [
      'Workplace Guidance',
      '“The words.”\nBook 1:1, A Translation\nThey speak of it.',
      'It is hard.\n\n- A step.',
      'Scripture: Book 1:1',
      'Prayer Points\n- For peace.',
      'Reflection Questions\n1. Who?\n2. What?',
      'From the library\nVerify it.',
    ].join('\n\n'),
  )
})

test('where help is to be had is copied first in a crisis, and after the answer in a concern', () => {
  const help = { region: 'Everywhere', helplines }
  const lines = 'Help now (Everywhere)\n- The Line, 116 123, text GO to 50, https://line.example: Day and night'
  const blocksOf = (shown: ShownAnswer) => answerAsText(shown, 'A Translation').split('\n\n')
  expect(blocksOf({ ...answer, help, isUrgent: true })[1]).toBe(lines)
  expect(blocksOf({ ...answer, help }).at(-2)).toBe(lines)
})

test('an answer that begins with its words is copied in that order', () => {
  const other = { id: 'Book.2.2', reference: 'Book 2:2', text: 'Other words.', why: '' }
  const led = { ...answer, passages: [passage, other], begins: 'lead' } as const
  const [, lead, first, step, second] = answerAsText(led, 'A Translation').split('\n\n')
  expect([lead, step]).toEqual(['It is hard.', '- A step.'])
  expect([first, second].map((each) => each?.includes('words.'))).toEqual([true, true])
})

test.each([
  ['One.\n\nSteps\n\n- Two.', 'One.', 'Steps\n\n- Two.'],
  ['At stake\n\nOne.\n\nTwo.', 'At stake\n\nOne.', 'Two.'],
  ['Only this.', 'Only this.', ''],
  ['', '', ''],
])('the lead of %j is its first paragraph, with the heading above it', (text, lead, rest) => {
  expect(withLead(text)).toEqual({ lead, rest })
})

test('somebody in danger reads the words meant for them before scripture', () => {
  const [, first, second] = answerAsText({ ...answer, isUrgent: true }, 'A Translation').split('\n\n')
  expect([first, second]).toEqual(['It is hard.', '- A step.'])
})

test('help lines that stand above are not listed again, and other lists stay', () => {
  const text = 'We are glad you wrote.\n\n- The Line: call 116 123. Day and night.\n\n- Breathe.\n- The Line is near.'
  expect(proseBeside({ region: 'Everywhere', helplines }, text)).toBe(
    'We are glad you wrote.\n\n\n- Breathe.\n- The Line is near.',
  )
  expect(proseBeside(undefined, text)).toBe(text)
})

test('who wrote it is said, by name where the name is known', () => {
  expect(sourceLabel('library', 'Some Model')).toBe('From the Lampstand library')
  expect(sourceLabel('model', 'Some Model')).toBe('Written by Some Model with checked scripture')
  expect(sourceLabel('model', null)).toBe('Written by a model with checked scripture')
})
