import type { Word } from './scripture-words.ts'

/** How a quotation lies in a passage: `likeness` 0 to 1, and the first and last word of the passage that it meets. */
export type Alignment = {
  readonly likeness: number
  readonly first: number
  readonly last: number
  /** How many words of the quotation are met between them. */
  readonly met: number
}

/** How much of the mean is the quotation's own share: a few words that stand together elsewhere are no likeness. */
const ownShare = 0.65

/**
 * Lays a quotation along a passage, word by word in order, rare words counting more. Likeness is a mean of the share
 * of the quotation that is met and the share of the stretch of the passage that it meets.
 */
export function align(quoted: readonly Word[], passage: readonly Word[], weight: (key: string) => number): Alignment {
  const width = passage.length + 1
  const best = new Float64Array((quoted.length + 1) * width)
  const weights = quoted.map(({ key }) => weight(key) + 0.1)
  for (let row = 1; row <= quoted.length; row++) {
    const key = quoted[row - 1]?.key
    for (let column = 1; column < width; column++) {
      const at = row * width + column
      const skip = Math.max(best[at - 1] ?? 0, best[at - width] ?? 0)
      const meets = passage[column - 1]?.key === key
      best[at] = meets ? Math.max(skip, (best[at - width - 1] ?? 0) + (weights[row - 1] ?? 0)) : skip
    }
  }
  const met: number[] = []
  for (let row = quoted.length, column = passage.length; row > 0 && column > 0; ) {
    const here = best[row * width + column] ?? 0
    if (here === best[row * width + column - 1]) column--
    else if (here === best[(row - 1) * width + column]) row--
    else {
      met.push(column - 1)
      row--
      column--
    }
  }
  return measure(met.toReversed(), weights, passage, weight)
}

function measure(
  met: readonly number[],
  weights: readonly number[],
  passage: readonly Word[],
  weight: (key: string) => number,
): Alignment {
  const total = weights.reduce((sum, each) => sum + each, 0)
  const prefix = [0]
  for (const { key } of passage) prefix.push((prefix.at(-1) ?? 0) + weight(key) + 0.1)
  const between = (from: number, to: number): number => (prefix[to + 1] ?? 0) - (prefix[from] ?? 0)
  let found: Alignment = { likeness: 0, first: 0, last: -1, met: 0 }
  // A common word far off at either end would stretch the passage; the best run of met words is what counts.
  for (let from = 0; from < Math.min(met.length, 8); from++) {
    for (let to = met.length - 1; to >= Math.max(from, met.length - 8); to--) {
      const [first = 0, last = 0] = [met[from], met[to]]
      const matched = met.slice(from, to + 1).reduce((sum, at) => sum + between(at, at), 0)
      const likeness = matched / (ownShare * total + (1 - ownShare) * between(first, last))
      if (likeness > found.likeness) found = { likeness, first, last, met: to - from + 1 }
    }
  }
  return found
}

/** Where a run of words stands in a passage word for word; -1 when it does not, from `start` on. */
export function indexOfRun(run: readonly Word[], passage: readonly Word[], start = 0): number {
  for (let at = start; at + run.length <= passage.length; at++) {
    if (run.every((word, offset) => passage[at + offset]?.raw === word.raw)) return at
  }
  return -1
}
