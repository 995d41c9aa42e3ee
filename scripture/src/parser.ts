import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js'
import * as english from 'bible-passage-reference-parser/esm/lang/en.js'
import { books } from './books.ts'
import type { VerseName } from './canon.ts'

/** What the reference parser saw at one place of a text, before any judgement whether it was meant as a reference. */
export type ReferenceCandidate = {
  readonly start: number
  readonly end: number
  /** True when it names its book itself, false when it goes on from the one before (`18` in `1 Jn 4:7-8, 18`). */
  readonly ownBook: boolean
  /** How exactly it was written: a chapter only, or down to the verse. */
  readonly depth: 'chapter' | 'verse'
  readonly first: VerseName
  readonly last: VerseName
  readonly exists: boolean
}

// Numbers that other Bibles have and the World English Bible puts elsewhere; `places.ts` brings them home.
const elsewhere: Record<string, [chapter: number, verses: number]> = { Rom: [16, 27], '3John': [1, 15] }

function versesOf(osis: string, verses: readonly number[]): number[] {
  const [chapter, count] = elsewhere[osis] ?? []
  return verses.map((own, index) => (index + 1 === chapter && count !== undefined ? count : own))
}

type Place = { b: string; c?: number; v?: number; type?: string }
type Entity = {
  type: string
  absolute_indices: [number, number]
  start?: Place
  end?: Place
  valid: { valid: boolean; messages: Record<string, unknown> }
}

let parser: bcv_parser | undefined

function openParser(): bcv_parser {
  const made = new bcv_parser(english)
  made.add_translations({
    translations: [{ text: 'WEB', system: 'web' }],
    systems: {
      web: {
        books: books.map(({ osis }) => osis),
        chapters: Object.fromEntries(books.map(({ osis, verses }) => [osis, versesOf(osis, verses)])),
      },
    },
  })
  made.add_books({ books: [{ osis: ['Song'], regexp: /Canticles?(?: of Canticles)?/ }] })
  return made.set_options({
    versification_system: 'web',
    osis_compaction_strategy: 'bcv',
    consecutive_combination_strategy: 'separate',
    sequence_combination_strategy: 'separate',
    invalid_passage_strategy: 'include',
    invalid_sequence_strategy: 'include',
  })
}

const named = (place: Place): VerseName => ({ book: place.b, chapter: place.c ?? 1, verse: place.v ?? 1 })

/** Everything in `text` that could be a reference, in its order; offsets are UTF-16. */
export function referenceCandidates(text: string): ReferenceCandidate[] {
  parser ??= openParser()
  parser.parse(text)
  const found = parser.parsed_entities().flatMap((entity) => (entity.entities ?? []) as unknown as Entity[])
  return found.flatMap(({ type, absolute_indices: [start, end], start: from, end: to = from, valid }) => {
    if (!from || !to) return []
    const written = type === 'range' || type === 'ff' ? (from.type ?? '') : type
    const single = 'start_chapter_not_exist_in_single_chapter_book' in valid.messages
    return [
      {
        start,
        end,
        ownBook: written.startsWith('b') || type === 'cb' || type === 'cb_range',
        depth: /v/.test(written) || single || (written === 'integer' && from.v !== undefined) ? 'verse' : 'chapter',
        first: named(from),
        last: named(to),
        exists: valid.valid,
      } satisfies ReferenceCandidate,
    ]
  })
}
