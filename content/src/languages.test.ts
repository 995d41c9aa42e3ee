import { describe, expect, it } from 'vitest'
import { languages } from './language-schemas.ts'
import { loadContent } from './loader.ts'
import { dangers } from './safety-schemas.ts'
import { textsIn } from './testing.ts'

const { languages: entries, phrases } = loadContent()

it('each language has what is said in it and how danger is said in it', () => {
  expect(entries.map(({ id }) => id)).toEqual(languages)
  expect(phrases.foreign.map(({ id }) => id)).toEqual(languages)
})

describe.each(phrases.foreign)('$id', ({ phrases: said }) => {
  it.each(dangers)('says %s', (danger) => {
    expect(said.some((phrase) => phrase.danger === danger)).toBe(true)
  })

  it.each(['self', 'other', 'child', 'asker-is-danger'])('knows who is in danger: %s', (who) => {
    expect(said.some((phrase) => phrase.who === who)).toBe(true)
  })
})

it.each(entries)('no two texts in $name are the same', (entry) => {
  const texts = textsIn(entry).filter((text) => text.length > 40)
  expect(new Set(texts).size).toBe(texts.length)
})

it.each(entries)('burns are cooled for 20 minutes in $name', ({ steps }) => {
  expect(steps.fire.join(' ')).toContain('20')
})
