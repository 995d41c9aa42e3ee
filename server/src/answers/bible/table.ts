import type { BibleEntry, BibleTable } from '@lampstand/content/bible-schemas'
import { type Ask, type Asking, weighty } from './asking.ts'

/* Persons, places, numbers and well-known passages from the authored table. A question is known only when every word of it
   is: one that is strange means that something else is asked. */

type Kind = Exclude<keyof BibleTable, 'books' | 'speakers'>

/** What may be asked of an entry by its name alone, and the words that may stand beside the name. */
const byName: Record<Kind, { readonly asks: readonly Ask[]; readonly beside: string }> = {
  people: {
    asks: ['who', 'about', 'what', 'where', 'whether'],
    beside:
      'person man woman guy lady character figure king queen prophet prophetess apostle disciple judge ' +
      'priest saint st famous known important story happen mention mentioned find read appear name remember ' +
      'role part play come life',
  },
  places: {
    asks: ['where', 'what', 'about', 'whether'],
    beside:
      'book city town place island river mountain located mention mentioned happen near today ancient find region',
  },
  numbers: { asks: [], beside: '' },
  passages: {
    asks: ['where', 'what', 'about', 'when'],
    beside:
      'book chapter verse passage story find read mention mentioned one part gospel psalm located contain ' +
      'look section start look happen tell letter look-up parable',
  },
  writings: {
    asks: ['whether', 'what', 'why', 'about', 'who', 'where', 'how'],
    beside:
      'book not part of canon canonical inspired read accept accepted included include left out removed ' +
      'missing isnt wasnt count my protestant catholic scripture one find',
  },
  topics: { asks: ['says'], beside: 'thing topic matter subject' },
}

/** `isPlace`: a passage is what was asked for. */
export type Told = Pick<BibleEntry, 'id' | 'answer' | 'refs'> & { readonly isPlace: boolean }

type Known = {
  readonly entry: BibleEntry
  readonly kind: Kind
  readonly asks: ReadonlySet<Ask>
  /** Of each of these one word is needed. */
  readonly needed: readonly ReadonlySet<string>[]
  readonly allowed: ReadonlySet<string>
  readonly isByName: boolean
}

const setOf = (words: string): ReadonlySet<string> => new Set(weighty(words))

/** Reads `who where: sold|betrayed, joseph + brothers`: kinds of question, words that are needed, words that may be there. */
function written(entry: BibleEntry, kind: Kind, ask: string): Known {
  const [head = '', rest = ''] = ask.split(': ')
  const [groups = '', beside = ''] = rest.split(' + ')
  const needed = groups.split(',').map((group) => setOf(group.replaceAll('|', ' ')))
  const allowed = new Set([...needed.flatMap((group) => [...group]), ...weighty(beside), 'book'])
  return { entry, kind, asks: new Set(head.split(' ') as Ask[]), needed, allowed, isByName: false }
}

function named(entry: BibleEntry, kind: Kind, name: string): Known {
  const { asks, beside } = byName[kind]
  const needed = weighty(name).map((word) => new Set([word]))
  const allowed = new Set([...weighty(name), ...weighty(beside)])
  return { entry, kind, asks: new Set(asks), needed, allowed, isByName: true }
}

export function createTable(table: BibleTable): (asking: Asking) => Told | null {
  const all = (Object.keys(byName) as Kind[]).flatMap((kind) =>
    table[kind].flatMap((entry) => [
      ...(entry.asks ?? []).map((ask) => written(entry, kind, ask)),
      ...entry.names.map((name) => named(entry, kind, name)),
    ]),
  )

  return (asking) => {
    const fits = all.filter((known) => isMeant(known, asking))
    const [best] = fits.toSorted((a, b) => b.needed.length - a.needed.length || Number(a.isByName) - Number(b.isByName))
    return best ? { ...best.entry, isPlace: best.kind === 'passages' } : null
  }
}

function isMeant({ entry, asks, needed, allowed, isByName }: Known, { ask, words, isMarked, isPast }: Asking): boolean {
  if (!asks.has(ask) || words.length === 0) return false
  if (!needed.every((group) => words.some((word) => group.has(word)))) return false
  if (!words.every((word) => allowed.has(word))) return false
  if (!isByName || isMarked) return true
  // "Who is Mark?" may be asked of a colleague; "who was Onesimus" is not.
  return entry.common ? ask === 'who' && isPast : ask !== 'whether'
}
