import type { ContentType, Creation, Shelf } from './creation.ts'

/** Fetches what there is of a type. The files are checked against their schemas with the rest of the content. */
export const loadShelf = (type: ContentType): Promise<Shelf> => shelves[type]()

const shelves: Record<ContentType, () => Promise<Shelf>> = {
  prayer: async () => shelfOf((await import('../../../../content/creations/prayer.json')).default, textOf),
  encouragement: async () =>
    shelfOf((await import('../../../../content/creations/encouragement.json')).default, textOf),
  reflection: async () => shelfOf((await import('../../../../content/creations/reflection.json')).default, textOf),
  verse: async () => shelfOf((await import('scripture:content/creations/verse.json')).default, scriptureOf),
}

const textOf = (text: string): Creation => ({ kind: 'text', text })
const scriptureOf = (verse: { id: string; text: string; reference: string; thought: string }): Creation => ({
  kind: 'scripture',
  ...verse,
})

const shelfOf = <T>(entries: Record<string, readonly T[]>, creationOf: (entry: T) => Creation): Shelf =>
  Object.fromEntries(Object.entries(entries).map(([situation, list]) => [situation, list.map(creationOf)]))
