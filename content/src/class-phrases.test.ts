import { createClassReader } from '@lampstand/scripture/situations'
import { describe, expect, it } from 'vitest'
import { loadContent } from './loader.ts'
import { filesOf } from './testing.ts'

const { classPhrases } = loadContent()

it('phrases of a class lie in files of their own', () => {
  expect(filesOf('safety/classes')).toEqual(classPhrases.map(({ id }) => id))
})

describe.each(classPhrases)('$id', ({ kind, tells, phrases }) => {
  it.each(phrases)('"$matches", and not "$not"', (phrase) => {
    const read = createClassReader([{ kind, tells, phrases: [phrase] }])
    const found = { settled: kind === 'settles' ? tells : undefined, spared: kind === 'spares' ? [tells] : [] }
    expect(read(phrase.matches)).toEqual(found)
    expect(read(phrase.not)).toEqual({ settled: undefined, spared: [] })
  })
})
