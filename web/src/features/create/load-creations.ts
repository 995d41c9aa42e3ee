import type { ContentType, Creation, CreationsBySituation } from './creation.ts'

/** Fetches what there is of a type. The files are checked against their schemas with the rest of the content. */
export const loadCreations = (type: ContentType): Promise<CreationsBySituation> => loaders[type]()

const loaders: Record<ContentType, () => Promise<CreationsBySituation>> = {
  prayer: async () => bySituation((await import('../../../../content/creations/prayer.json')).default, textOf),
  encouragement: async () =>
    bySituation((await import('../../../../content/creations/encouragement.json')).default, textOf),
  reflection: async () => bySituation((await import('../../../../content/creations/reflection.json')).default, textOf),
  verse: async () => bySituation((await import('scripture:content/creations/verse.json')).default, scriptureOf),
}

const textOf = (text: string): Creation => ({ kind: 'text', text })
const scriptureOf = (verse: { id: string; text: string; reference: string; thought: string }): Creation => ({
  kind: 'scripture',
  ...verse,
})

const bySituation = <T>(
  entries: Record<string, readonly T[]>,
  creationOf: (entry: T) => Creation,
): CreationsBySituation =>
  Object.fromEntries(Object.entries(entries).map(([situation, list]) => [situation, list.map(creationOf)]))
