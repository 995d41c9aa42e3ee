import { loadContent } from '@lampstand/content/loader'
import { plainWords } from '@lampstand/scripture/plain-words'
import { describe, expect, it } from 'vitest'
import { compilePhrase } from './phrases.ts'

const { foreign } = loadContent().phrases

describe.each(foreign)('$id', ({ lists, idioms, phrases }) => {
  it.each([...idioms, ...phrases])('"$matches", and not "$not"', ({ says, matches, not }) => {
    const pattern = compilePhrase('danger', says, lists)
    expect(plainWords(matches)).toMatch(pattern)
    expect(plainWords(not)).not.toMatch(pattern)
  })
})
