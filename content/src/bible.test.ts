import { books } from '@lampstand/scripture/books'
import { openText } from '@lampstand/scripture/text'
import { expect, it } from 'vitest'
import { loadContent } from './loader.ts'
import { describeProse, repeated, slug } from './testing.ts'

const { bible } = loadContent()
const text = openText()
const { books: told, speakers, ...tables } = bible
const entries = Object.values(tables).flat()

describeProse([
  ...Object.entries(tables).map(([kind, list]) => ({ name: `bible/${kind}`, texts: list.map(({ answer }) => answer) })),
  { name: 'bible/books', texts: told.flatMap(({ wrote, about }) => [wrote, about]) },
  { name: 'bible/speakers', texts: speakers.map(({ says }) => says) },
])

it('tells who wrote each of the 66 books, and what is in it', () => {
  expect(told.map(({ book }) => book)).toEqual(books.map(({ osis }) => osis))
})

it('names only passages that exist', () => {
  const refs = [...[...entries, ...told].flatMap((each) => each.refs), ...speakers.map(({ ref }) => ref)]
  expect(refs.filter((ref) => !text.has(ref))).toEqual([])
})

it('has no entry twice, and none that cannot be asked for', () => {
  expect(repeated(entries.map(({ id }) => id))).toEqual([])
  expect(entries.filter(({ names, asks = [] }) => names.length + asks.length === 0)).toEqual([])
  for (const list of Object.values(tables)) expect(repeated(list.flatMap(({ names }) => names.map(slug)))).toEqual([])
})

it('is large enough to be of use', () => {
  expect(entries.length + told.length).toBeGreaterThan(150)
})
