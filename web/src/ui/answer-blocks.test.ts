import { expect, test } from 'vitest'
import { blocksOf } from './answer-blocks.ts'

test('paragraphs, headings and lists are told apart', () => {
  const text =
    'It is hard to be passed over.\n\nSteps for this week\n\n- Write down what happened.\n- Ask for a talk.\n\nPeace.'
  expect(blocksOf(text)).toEqual([
    { kind: 'paragraph', text: 'It is hard to be passed over.' },
    { kind: 'heading', text: 'Steps for this week' },
    { kind: 'list', items: ['Write down what happened.', 'Ask for a talk.'] },
    { kind: 'paragraph', text: 'Peace.' },
  ])
})

test('a list may follow its line at once, and lines of a paragraph stay lines', () => {
  expect(blocksOf('Begin here\n- One.\n- Two.\nLord, you know.\nYou see.')).toEqual([
    { kind: 'heading', text: 'Begin here' },
    { kind: 'list', items: ['One.', 'Two.'] },
    { kind: 'paragraph', text: 'Lord, you know.\nYou see.' },
  ])
})

test.each(['Amen.', 'Ask yourself:', 'Is it true?', 'He said, “Go.”', 'x'.repeat(61)])('“%s” is no heading', (line) => {
  expect(blocksOf(line)).toEqual([{ kind: 'paragraph', text: line }])
})

test('a line of sixty characters still is one', () => {
  expect(blocksOf('x'.repeat(60))).toEqual([{ kind: 'heading', text: 'x'.repeat(60) }])
})

test('markup means nothing', () => {
  expect(blocksOf('# **Steps** and <b>more</b>.')).toEqual([
    { kind: 'paragraph', text: '# **Steps** and <b>more</b>.' },
  ])
})

test('nothing is no block', () => {
  expect(blocksOf('')).toEqual([])
  expect(blocksOf(' \n\n \n')).toEqual([])
})
