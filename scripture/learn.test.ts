import { loadContent } from '@lampstand/content/loader'
import { expect, it } from 'vitest'
import { digestOf, learn } from './learn.ts'
import { loadEncoder } from './src/encoder.ts'
import { readLearned } from './src/learned.ts'
import { openMeaning } from './src/meaning.ts'

it('knows every theme', () => {
  const odds = openMeaning()(new Float32Array(384))
  expect(new Set(JSON.parse(readLearned('themes')).ids)).toEqual(new Set(loadContent().themes.map(({ id }) => id)))
  expect([...odds.values()].reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0.9)
})

it('learns the same from the same', async () => {
  const { themes, safety } = loadContent()
  const few = <Entry extends { phrasings: readonly string[] }>(entries: readonly Entry[]) =>
    entries.map((entry) => ({ ...entry, phrasings: entry.phrasings.slice(0, 6) }))
  const taught = { themes: few(themes.slice(0, 4)), safety: few(safety) }
  const encode = await loadEncoder()
  expect(await learn(taught, encode)).toEqual(await learn(taught, encode))
})

it('another sentence, or another name makes another digest', () => {
  const taught = {
    themes: [{ id: 'rest', name: 'Rest', phrasings: ['I am tired'] }],
    safety: [{ id: 'calm', danger: null, phrasings: ['This deadline kills me'] }],
  }
  const [theme] = taught.themes
  const digest = digestOf(taught)
  expect(digestOf(structuredClone(taught))).toBe(digest)
  expect(digestOf({ ...taught, themes: [{ id: 'rest', name: 'Rest', phrasings: ['I am worn out'] }] })).not.toBe(digest)
  expect(digestOf({ ...taught, themes: theme ? [{ ...theme, name: 'Sleep' }] : [] })).not.toBe(digest)
  expect(digestOf({ ...taught, safety: [] })).not.toBe(digest)
})
