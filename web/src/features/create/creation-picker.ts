import { allSituations, type Creation, type CreationRequest, type CreationsBySituation } from './creation.ts'
import { nearestSituation } from './nearest-situation.ts'

/** Ids of the situations that a request is about: those chosen, and the nearest to one's own words; all where there is none. */
export function situationsOf({ situations, ownWords }: CreationRequest): string[] {
  const nearest = nearestSituation(ownWords)
  const wanted = new Set(nearest === undefined ? situations : [...situations, nearest])
  return wanted.size > 0 ? [...wanted] : allSituations.map(({ id }) => id)
}

/**
 * Gives one text after another, of several situations by turns, and never the same twice running. A list is gone through from
 * anywhere in it, and begins anew when all was given.
 */
export function createCreationPicker(random: () => number) {
  const places = new Map<string, number>()
  let last: { situation: string; text: string } | undefined

  return (request: CreationRequest, creations: CreationsBySituation): Creation => {
    const wanted = situationsOf(request)
    const situation = after(wanted, last?.situation)
    const list = creations[situation] ?? []
    const next = () => nextOf(`${request.type} ${situation}`, list)
    const first = next()
    const creation = first.text === last?.text ? next() : first
    last = { situation, text: creation.text }
    return creation
  }

  /** The one that follows the last one; any where that is none of these. */
  function after(situations: readonly string[], lastOne: string | undefined): string {
    const place = lastOne === undefined ? -1 : situations.indexOf(lastOne)
    const next = place === -1 ? Math.floor(random() * situations.length) : (place + 1) % situations.length
    return situations[next] ?? ''
  }

  function nextOf(name: string, list: readonly Creation[]): Creation {
    const place = places.get(name) ?? Math.floor(random() * list.length)
    places.set(name, (place + 1) % list.length)
    const creation = list[place]
    if (!creation) throw new RangeError(`nothing is there of ${name}`)
    return creation
  }
}
