import { describe, expect, it } from 'vitest'
import { askBible } from './bible-questions.ts'

describe.each(['dev', 'test'] as const)('what people ask about the Bible itself (%s)', (split) => {
  const all = askBible(split)
  const asked = all.filter(({ asks }) => asks)
  const others = all.filter(({ asks }) => !asks)

  it('is answered rightly or not at all', () => {
    expect(asked.length).toBeGreaterThan(80)
    expect(asked.filter(({ wrong }) => wrong).map(({ prompt, answer }) => `${prompt} → ${answer}`)).toEqual([])
  })

  it('is mostly answered', () => {
    expect(asked.filter(({ right }) => right).length / asked.length).toBeGreaterThan(0.8)
  })

  it('is not heard where somebody only mentions a person or a word of the Bible', () => {
    expect(others.length).toBeGreaterThan(40)
    expect(others.filter(({ wrong }) => wrong).map(({ prompt, answer }) => `${prompt} → ${answer}`)).toEqual([])
  })
})
