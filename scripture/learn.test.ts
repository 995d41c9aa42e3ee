import { loadContent } from '@lampstand/content/loader'
import { describe, expect, it } from 'vitest'
import { digestOf, learn, type Taught } from './learn.ts'
import { loadEncoder } from './src/encoder.ts'
import { learnedNames, readLearned } from './src/learned.ts'
import { openRequests } from './src/requests.ts'

it('knows every theme and every role', () => {
  const { themes, roles } = openRequests().meant('I am here', new Float32Array(384))
  expect(new Set(JSON.parse(readLearned('themes')).ids)).toEqual(new Set(loadContent().themes.map(({ id }) => id)))
  expect(JSON.parse(readLearned('roles')).ids.toSorted()).toEqual([
    'affected',
    'did-it',
    'helper',
    'responsible',
    'witness',
  ])
  for (const odds of [themes, roles]) {
    expect([...odds.values()].reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0.9)
  }
})

it('learns the same from the same', async () => {
  const content = loadContent()
  const few = <Entry extends { phrasings: readonly string[] }>(entries: readonly Entry[]) =>
    entries.map((entry) => ({ ...entry, phrasings: entry.phrasings.slice(0, 6) }))
  const taught = {
    ...content,
    themes: few(content.themes.slice(0, 4)),
    safety: few(content.safety),
    requests: content.requests.slice(0, 2),
    questions: few(content.questions.slice(0, 2)),
  }
  const encode = await loadEncoder()
  for (const name of learnedNames) expect(await learn(name, taught, encode)).toEqual(await learn(name, taught, encode))
})

describe('another digest', () => {
  const theme = { id: 'rest', name: 'Rest', phrasings: ['I am tired'] }
  const taught: Taught = {
    themes: [theme],
    requests: [{ theme: 'rest', requests: { affected: ['How do I rest?'] } }],
    questions: [{ id: 'ai', phrasings: ['Are you a person?'] }],
    refusals: [{ id: 'fraud', phrasings: ['Fake it'], calm: ['They faked it'] }],
    safety: [{ id: 'calm', danger: null, phrasings: ['This deadline kills me'] }],
  }
  const changed: [string, Partial<Taught>, string[]][] = [
    ['nothing', {}, []],
    [
      'a sentence of a theme',
      { themes: [{ ...theme, phrasings: ['I am worn out'] }] },
      ['themes', 'asked', 'alarm', 'unrelated'],
    ],
    ['the name of a theme', { themes: [{ ...theme, name: 'Sleep' }] }, ['themes', 'asked']],
    ['a request', { requests: [] }, ['themes', 'roles', 'asked', 'refused']],
    ['a question', { questions: [{ id: 'ai', phrasings: ['Who are you?'] }] }, ['asked', 'refused']],
    ['safety', { safety: [] }, ['dangers', 'alarm', 'unrelated']],
  ]
  it.each(changed)('comes of %s where it is learned from', (_what, change, stale) => {
    const other = learnedNames.filter((name) => digestOf(name, taught) !== digestOf(name, { ...taught, ...change }))
    expect(other).toEqual(learnedNames.filter((name) => stale.includes(name)))
  })
})
