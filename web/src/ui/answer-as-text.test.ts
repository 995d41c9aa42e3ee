import { expect, test } from 'vitest'
import { proseBeside, type ShownAnswer, sourceLabel } from './answer.ts'
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

test('where help is to be had is copied first', () => {
  const copy = answerAsText({ ...answer, help: { region: 'Everywhere', helplines } }, 'A Translation')
  expect(copy.split('\n\n')[1]).toBe(
    'Help now (Everywhere)\n- The Line, 116 123, text GO to 50, https://line.example: Day and night',
  )
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
