import type { Encode } from './encoder.ts'
import type { Meaning } from './meaning.ts'
import { plainWords } from './plain-words.ts'
import type { Finding, FindOptions, Retriever } from './retrieval.ts'

type Parts = {
  readonly retriever: Pick<Retriever, 'find'>
  /** Both or neither: without the encoder, or before it has started, keywords alone answer. */
  readonly encode?: Encode | undefined
  readonly meaning?: Meaning | undefined
  /** Told each time that keywords alone had to answer although an encoder was there. */
  readonly onFault?: (error: unknown) => void
}

/** Longer than anybody's worry, short enough for a steady answering time. */
const mostCharacters = 600

/** Finds passages for a sentence by its meaning and its words; by keywords alone when the encoder does not answer. */
export function createUnderstanding({ retriever, encode, meaning, onFault }: Parts) {
  return async (query: string, options: Omit<FindOptions, 'meant'> = {}): Promise<Finding> => {
    if (!encode || !meaning || query.trim() === '') return retriever.find(query, options)
    try {
      const [vector] = await encode([plainWords(query.slice(0, mostCharacters))])
      return retriever.find(query, { ...options, meant: vector && meaning(vector) })
    } catch (error) {
      onFault?.(error)
      return retriever.find(query, options)
    }
  }
}
