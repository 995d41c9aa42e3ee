import type { Odds } from './classes.ts'
import type { Encode } from './encoder.ts'
import { matterOf } from './matter.ts'
import type { Nearness } from './nearest.ts'
import { plainWords } from './plain-words.ts'
import type { LearnedRequests } from './requests.ts'
import type { Finding, FindOptions, Retriever } from './retrieval.ts'
import { wordsOf } from './words.ts'

type Parts = {
  readonly retriever: Pick<Retriever, 'find'>
  /** Both or neither: without the encoder, or before it has started, keywords alone answer. */
  readonly encode?: Encode | undefined
  readonly learned?: LearnedRequests | undefined
  /** Told each time that keywords alone had to answer although an encoder was there. */
  readonly onFault?: (error: unknown) => void
}

/** What a request means, as far as it can be told from what was learned. */
export type Understood = Finding & {
  /** Who is asking, by role; together 1, and empty where keywords alone answer. */
  readonly roles: Odds
  /** `question/…`, `refusal/…` and `theme/…` by how near the request comes to what people ask of each, nearest first. */
  readonly asked: readonly Nearness[]
  /** How likely it asks for what is refused, 0 to 1. */
  readonly refused: number
}

/** Longer than anybody's worry, short enough for a steady answering time. */
const mostCharacters = 600
/** A question may stand amid a story: so many of its sentences are read by themselves. */
const mostQuestions = 3
/** "How do I do this?" means nothing by itself. */
const leastWords = 3

/** Finds passages for a request by its meaning and its words, and no more of it than that; by its words alone when the encoder does not answer. */
export function createPassageSearch({ retriever, encode, learned, onFault }: Parts) {
  return async (query: string, options: Omit<FindOptions, 'meant'> = {}): Promise<Finding> => {
    if (!encode || !learned || query.trim() === '') return retriever.find(query, options)
    const said = matterOf(query.slice(0, mostCharacters))
    const matter = plainWords(said)
    try {
      const [vector] = await encode([matter])
      return retriever.find(said, { ...options, meant: vector && learned.meant(matter, vector).themes })
    } catch (error) {
      onFault?.(error)
      return retriever.find(query, options)
    }
  }
}

/** The same, and who asks and what is asked outright. */
export function createUnderstanding({ retriever, encode, learned, onFault }: Parts) {
  const byWords = (query: string, options: Omit<FindOptions, 'meant'>): Understood => ({
    ...retriever.find(query, options),
    roles: new Map(),
    asked: [],
    refused: 0,
  })
  return async (query: string, options: Omit<FindOptions, 'meant'> = {}): Promise<Understood> => {
    if (!encode || !learned || query.trim() === '') return byWords(query, options)
    const said = query.slice(0, mostCharacters)
    const matter = plainWords(matterOf(said))
    const asked = [plainWords(said), ...questionsIn(said).map(plainWords)]
    try {
      const [vector, ...others] = await encode([matter, ...asked])
      const meant = vector && learned.meant(matter, vector)
      const found = retriever.find(matterOf(said), { ...options, meant: meant?.themes })
      return {
        ...found,
        roles: meant?.roles ?? new Map(),
        asked: nearestOf(others.map((each) => learned.asked(each))),
        refused: Math.max(...others.map((each, at) => learned.refused({ text: asked[at] ?? '', vector: each }))),
      }
    } catch (error) {
      onFault?.(error)
      return byWords(query, options)
    }
  }
}

/** The sentences that end in a question mark, the last ones, where there is more than one sentence. */
function questionsIn(text: string): string[] {
  const sentences = text.match(/[^.!?\n]+[.!?]*/g) ?? []
  if (sentences.length < 2) return []
  const says = (sentence: string) => new Set(wordsOf(matterOf(sentence))).size >= leastWords
  return sentences.filter((sentence) => /\?\s*$/.test(sentence) && says(sentence)).slice(-mostQuestions)
}

/** Of several readings of one text the nearest of each entry. */
function nearestOf(readings: readonly (readonly Nearness[])[]): Nearness[] {
  const nearest = new Map<string, Nearness>()
  for (const one of readings.flat()) {
    const known = nearest.get(one.id)
    if (!known || one.likeness > known.likeness) nearest.set(one.id, one)
  }
  return [...nearest.values()].toSorted((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1))
}
