import { expect, test } from 'vitest'
import { readText } from './sources.ts'

const lines = readText('docs/glossary.md').split('\n')
const entries = lines.filter((line) => line.startsWith('- '))
const terms = entries.map((entry) => /^- \*\*([^*]+)\*\*: \S.*\.$/.exec(entry)?.[1] ?? entry)

test('the glossary holds at most thirty words: another one means that a field has a term for it', () => {
  expect(entries.length).toBeGreaterThan(0)
  expect(entries.length).toBeLessThanOrEqual(30)
})

test('each word has one line, in alphabetical order, none twice', () => {
  expect(terms).toEqual([...new Set(terms)].toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(terms.filter((term) => term.startsWith('- '))).toEqual([])
  expect(lines.slice(4).filter((line) => line !== '' && !line.startsWith('- '))).toEqual([])
})
