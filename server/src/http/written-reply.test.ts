import { Challenge } from '@lampstand/contract/challenges'
import { expect, test } from 'vitest'
import { writeList } from './written-reply.ts'

const entries = [
  { name: 'a “quoted” name', description: 'one\nline' },
  { name: 'b', description: '</script> and 😀' },
]

test('a list written ahead is what JSON makes of the reply, in any choice and order', () => {
  const write = writeList('challenges', Challenge, entries)
  for (const list of [[], entries, entries.toReversed(), entries.slice(1)]) {
    expect(JSON.parse(write(list).json)).toEqual({ challenges: list })
  }
})

test('an entry that was not known at start is checked and written all the same', () => {
  const late = { name: 'late', description: 'and right' }
  expect(JSON.parse(writeList('challenges', Challenge, entries)([late]).json)).toEqual({ challenges: [late] })
})

test('an entry that does not fit is found at start, and nothing beside the schema leaves', () => {
  expect(() => writeList('challenges', Challenge, [{ name: 'only' } as Challenge])).toThrow()
  const more = { ...entries[0], secret: 'x' } as Challenge
  expect(writeList('challenges', Challenge, [more])([more]).json).not.toContain('secret')
})
