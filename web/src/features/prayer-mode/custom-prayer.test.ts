import { expect, test } from 'vitest'
import { prayerIn } from './custom-prayer.ts'

test('a prayer of the library has its title and its lines', () => {
  expect(prayerIn('A Desk in the Bedroom\n\nThe light is green, Lord.\n\nBe in this room. Amen.')).toEqual({
    introduction: [],
    title: 'A Desk in the Bedroom',
    lines: ['The light is green, Lord.', 'Be in this room. Amen.'],
  })
})

test('what is said before the title is not prayed', () => {
  const { introduction, title, lines } = prayerIn('Nothing here fits exactly.\n\nBefore the Day\n\nLord, I come.')
  expect(introduction).toEqual(['Nothing here fits exactly.'])
  expect(title).toBe('Before the Day')
  expect(lines).toEqual(['Lord, I come.'])
})

test('without a title everything is prayed', () => {
  expect(prayerIn('Lord, I come.\n\nAmen.')).toEqual({
    introduction: [],
    title: undefined,
    lines: ['Lord, I come.', 'Amen.'],
  })
})

test('a short line at the end is no title', () => {
  expect(prayerIn('Lord, I come.\n\nHear me now.\n\nAmen').lines).toEqual(['Lord, I come.', 'Hear me now.', 'Amen'])
})

test('a long paragraph is prayed sentence by sentence, a short one whole', () => {
  const long =
    'Father, you see this meeting and everybody who will sit in it, and you know what I fear. Give me a quiet voice. Let me hear before I speak, and let me leave nobody smaller than they came.'
  expect(prayerIn(`${long}\n\nI breathe in. I breathe out.`).lines).toEqual([
    'Father, you see this meeting and everybody who will sit in it, and you know what I fear.',
    'Give me a quiet voice.',
    'Let me hear before I speak, and let me leave nobody smaller than they came.',
    'I breathe in. I breathe out.',
  ])
})

test('points of a list are lines', () => {
  expect(prayerIn('Lord, I ask:\n- for patience\n- for a door').lines).toEqual([
    'Lord, I ask:',
    'for patience',
    'for a door',
  ])
})
