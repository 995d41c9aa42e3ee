import { osisOf } from './canon.ts'
import type { Finder } from './passage-finder.ts'
import { scriptureWords, type Word } from './scripture-words.ts'

/**
 * Verses that hold words which somebody remembers, in the order of the Bible. `as`: all of them one after the other (`run`), those that
 * carry meaning in their order (`order`), or those in any order (`verse`). `weight`: how rare the words are together.
 */
export type WordsFound = {
  readonly refs: readonly string[]
  readonly as: 'run' | 'order' | 'verse'
  readonly weight: number
}

const light = new Set(
  (
    'a an the of in on at to for from by with into and or as is was were be been being am do did it its that this these those so there here ' +
    'not but if then when who what where which how why i me my we us our you your he him his she her they them their are have has will shall can ' +
    'should must would could about one no'
  ).split(' '),
)
/** Verses that are looked through. */
const looked = 120

/** Finds remembered words in the text; null where they are too few or stand nowhere. */
export function createWordSearch(finder: Pick<Finder, 'wordsIn' | 'likely' | 'weight'>) {
  return (remembered: string): WordsFound | null => {
    const words = scriptureWords(remembered)
    const carrying = words.filter(({ raw }) => !light.has(raw))
    const keys = new Set(carrying.map(({ key }) => key))
    if (words.length < 3) return null
    const weight = [...keys].reduce((sum, key) => sum + finder.weight(key), 0)
    const places = finder
      .likely(keys.size > 1 ? [...keys] : words.map(({ key }) => key), looked)
      .toSorted((a, b) => a - b)
    const at = (place: number) => ({ first: place, last: place })
    const run = places.filter((place) => hasRun(finder.wordsIn(at(place)), words))
    if (run.length > 0) return { refs: run.map((place) => osisOf(at(place))), as: 'run', weight }
    if (keys.size < 3 && carrying.length < 3) return null
    const holds = (verse: readonly Word[]) => [...keys].every((key) => verse.some((word) => word.key === key))
    const inOne = places.filter((place) => holds(finder.wordsIn(at(place))))
    if (inOne.length === 0) return null
    const carried = (place: number) => finder.wordsIn(at(place)).filter(({ raw }) => !light.has(raw))
    const inOrder = inOne.filter((place) => hasRun(carried(place), carrying))
    const found = inOrder.length > 0 ? inOrder : inOne
    return { refs: found.map((place) => osisOf(at(place))), as: inOrder.length > 0 ? 'order' : 'verse', weight }
  }
}

/** Whether words stand one after the other in a verse. */
function hasRun(verse: readonly Word[], words: readonly Word[]): boolean {
  return verse.some((_, start) => words.every(({ key }, offset) => verse[start + offset]?.key === key))
}
