import { loadContent } from '@lampstand/content/loader'
import { createRetriever } from '@lampstand/scripture/retrieval'
import { openText } from '@lampstand/scripture/text'
import { expect, it } from 'vitest'
import { createLibrary } from './library.ts'

const content = loadContent()
const retriever = createRetriever(content)
const library = createLibrary({
  content,
  text: openText(),
  retriever,
  find: async (query, options) => retriever.find(query, options),
})

it.each([
  ['Lev.19.33-Lev.19.34', undefined], // the stranger, and no customer
  ['Jas.1.17', 'Gratitude'],
  ['Exod.35.30-Exod.35.35', 'Doing it well'], // names no label: the theme in which it stands foremost
])('labels %s, which nobody asked for, %s', (ref, theme) => {
  const name = theme === undefined ? undefined : content.themes.find(({ name: each }) => each === theme)?.name
  expect(library.verse(ref).theme).toBe(name)
  expect(library.rows().find(({ id }) => id === ref)?.theme).toBe(name ?? null)
})

it('keeps the theme under which somebody found a passage', () => {
  expect(library.verse('Lev.19.33-Lev.19.34', 'Serving customers').theme).toBe('Serving customers')
})
