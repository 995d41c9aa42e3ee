import { loadContent } from '@lampstand/content/loader'
import { plainWords } from '@lampstand/scripture/plain-words'
import { describe, expect, it } from 'vitest'
import { compilePhrase } from './phrases.ts'

const { sets, lists } = loadContent().phrases

describe.each(sets)('$id', ({ kind, phrases }) => {
  it.each(phrases)('"$matches", and not "$not"', ({ says, matches, not }) => {
    const pattern = compilePhrase(kind, says, lists)
    expect(plainWords(matches)).toMatch(pattern)
    expect(plainWords(not)).not.toMatch(pattern)
  })
})

describe('the notation', () => {
  const pattern = compilePhrase('danger', '{who} on a (stand|hill)', {
    who: '(dear|good) (friend|{light})',
    light: 'lamp',
  })
  it.each(['a dear friend on a hill', 'good lamp on a stand, lit'])('%s is a phrase of it', (text) => {
    expect(text).toMatch(pattern)
  })
  it.each(['gooddear friends on a hill', 'good lamp on a standard', 'undear friend on a hill'])(
    '%s is none',
    (text) => {
      expect(text).not.toMatch(pattern)
    },
  )
  it('captures nothing', () => {
    expect(pattern.exec('a dear friend on a hill')).toHaveLength(1)
  })
  it('knows no list that nobody wrote', () => {
    expect(() => compilePhrase('danger', '{whoever}', lists)).toThrow('whoever')
  })
})
