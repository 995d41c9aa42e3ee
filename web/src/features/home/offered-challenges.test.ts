import { expect, test } from 'vitest'
import { challenges, offeredFor } from './offered-challenges.ts'

test('a verse is offered what its theme answers first, then what many face', () => {
  const usual = offeredFor(undefined)
  expect(usual).toHaveLength(5)
  expect(offeredFor('Waiting')).toEqual(['Waiting for an Answer', ...usual])
  expect(offeredFor('Workplace Guidance')).toEqual(usual)
})

test('nothing is offered twice', () => {
  expect(offeredFor('Anxious').toSorted()).toEqual(offeredFor(undefined).toSorted())
  expect(offeredFor('Anxious')[0]).toBe('Work Anxiety')
})

test('every challenge of the content has its name', () => {
  expect(challenges.get('work-and-family')).toBe('Work and Family')
  expect([...challenges.values()].every((name) => /^\S.*\S$/.test(name))).toBe(true)
})
