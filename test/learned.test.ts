import { loadContent } from '@lampstand/content/loader'
import { expect, it } from 'vitest'
import { digestOf } from '../scripture/learn.ts'
import { learnedNames, readLearned } from '../scripture/src/learned.ts'

it.each(learnedNames)('what is kept of %s was learned from what is authored now (else: npm run learn)', (name) => {
  expect(JSON.parse(readLearned(name)).digest, 'stale: run npm run learn').toBe(digestOf(name, loadContent()))
})
