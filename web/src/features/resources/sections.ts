import type { ResourceEntry } from '@lampstand/content/practice-schemas'
import books from '../../../../content/resources/books.json'
import spiritual from '../../../../content/resources/spiritual.json'
import workplace from '../../../../content/resources/workplace.json'

export type Resource = ResourceEntry

/** The three sections, in order. Their files are checked against their schema with the rest of the content. */
export const sections = [
  { id: 'spiritual', title: 'Spiritual Resources', note: undefined, resources: spiritual as readonly Resource[] },
  { id: 'workplace', title: 'Workplace Guidance', note: undefined, resources: workplace as readonly Resource[] },
  {
    id: 'books',
    title: 'Books & Courses',
    note: 'Free means that a free edition exists. Older works are in the public domain and can be read, for example, at Project Gutenberg or the Christian Classics Ethereal Library; for newer ones the entry says where to find them free. Amazon may charge for a copy.',
    resources: books as readonly Resource[],
  },
] as const

export type SectionId = (typeof sections)[number]['id']

/** The categories of a section in the order in which they first come, each with what belongs to it. */
export const byCategory = (resources: readonly Resource[]) =>
  [...Map.groupBy(resources, ({ category }) => category)].map(([category, entries]) => ({ category, entries }))

/** What serves the people of `country` alone comes first, what serves those of another country last. */
export const nearestFirst = (resources: readonly Resource[], country: string | undefined): Resource[] =>
  resources.toSorted((a, b) => distance(a, country) - distance(b, country))

const distance = ({ country }: Resource, own: string | undefined) =>
  country === undefined ? 1 : country === own ? 0 : 2

/** What of all sections has each of the words, in whatever order, with or without accents. */
export function findResources(typed: string): readonly Resource[] {
  const words = plain(typed).split(/\s+/)
  return sections
    .flatMap(({ resources }) => resources)
    .filter(({ title, description, category, author = '', provider = '' }) => {
      const all = plain([title, description, category, author, provider].join(' '))
      return words.every((word) => all.includes(word))
    })
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}|[’']/gu, '')
    .toLowerCase()
