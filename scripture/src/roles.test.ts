import { expect, it } from 'vitest'
import { roleOf } from './roles.ts'

const learnedNothing = new Map<string, number>()

it.each([
  ['How do I stop crying at my desk?', 'affected'],
  ['One of my nurses is grieving, what do I say to her?', 'responsible'],
  ['I have to let a single mother go on Friday', 'responsible'],
  ['How can I comfort a coworker whose son died?', 'helper'],
  ['I saw my manager grab her arm', 'witness'],
  ['I yelled at the new girl in front of everyone', 'did-it'],
  ['Snapped at the new kid in front of a customer', 'did-it'],
  ['I was yelled at in front of everyone', 'affected'],
  ["My boss hasn't paid me, he says nobody paid him", 'affected'],
  ['How can I support my team?', 'affected'],
] as const)('without the encoder, grammar tells who says "%s"', (text, role) => {
  expect(roleOf(text, learnedNothing)).toBe(role)
})

it('takes nobody for somebody else on weak grounds', () => {
  const odds = new Map([
    ['affected', 0.4],
    ['did-it', 0.42],
    ['helper', 0.18],
  ])
  expect(roleOf('It is all so hard', odds)).toBe('affected')
})
