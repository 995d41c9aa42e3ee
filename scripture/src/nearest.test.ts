import { describe, expect, it } from 'vitest'
import { learnNearest, oddsBy, openKept, openKernel, openNearest } from './nearest.ts'

/** A vector of unit length that leans from one direction to another; no number of it stands out, as in those of sentences. */
const leaning = (share: number): Float32Array =>
  Float32Array.from({ length: 384 }, (_, at) => {
    if (at >= 64) return 0
    return (at < 32 ? Math.sqrt(1 - share ** 2) : share) / Math.sqrt(32)
  })

/** Sentences are written as how far they lean. */
const encode = async (sentences: readonly string[]) => sentences.map((each) => leaning(Number(each)))

const kept = await learnNearest(
  [
    { id: 'theme/rest/affected', phrasings: ['0', '0.1', '0.2'], weight: 1 },
    { id: 'theme/envy/did-it', phrasings: ['0.9'], weight: 1 },
    { id: 'told/envy', phrasings: ['0.95', '1'], weight: 0.5 },
  ],
  encode,
)
const entries = openKept(kept)
const themeOf = (id: string) => id.split('/')[1] ?? null

describe('the nearest sentence', () => {
  it('is told with its cosine', () => {
    const [first, ...others] = openNearest(entries)(leaning(0.9))
    expect(first?.id).toBe('theme/envy/did-it')
    expect(first?.likeness).toBeCloseTo(1, 1)
    expect(others.map(({ id }) => id)).toEqual(['told/envy', 'theme/rest/affected'])
  })
})

describe('all sentences together', () => {
  const kernel = openKernel(entries)

  it('tell how likely each label is, together 1', () => {
    const odds = oddsBy(kernel(leaning(0.1)), themeOf)
    expect([...odds.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
    expect(odds.get('rest')).toBeGreaterThan(0.9)
    expect(oddsBy(kernel(leaning(1)), themeOf).get('envy')).toBeGreaterThan(0.9)
  })

  it('say nothing of what has no label', () => {
    const roles = oddsBy(kernel(leaning(1)), (id) => id.split('/')[2] ?? null)
    expect([...roles.keys()]).toEqual(['affected', 'did-it'])
    expect([...roles.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
  })

  it('count half where they were written to be told by', () => {
    const told = kernel(leaning(1)).get('told/envy') ?? 0
    const asked = openKernel(openKept(kept.map((each) => ({ ...each, weight: 1 }))))(leaning(1)).get('told/envy') ?? 0
    expect(told * 2).toBeCloseTo(asked)
  })
})
