/** Something with its place in a text: offsets in UTF-16, `end` behind its last character. */
export type Located = { readonly start: number; readonly end: number }

/** Those of `all`, which are in the order of the text, that begin from `from` on and before `to`. */
export function locatedIn<T extends Located>(all: readonly T[], from: number, to: number): T[] {
  const first = firstFrom(all, from)
  let last = first
  while ((all[last]?.start ?? to) < to) last++
  return all.slice(first, last)
}

/** The index of the first that begins at `from` or later; the length of `all` when none does. */
export function firstFrom(all: readonly Located[], from: number): number {
  let low = 0
  let high = all.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((all[middle]?.start ?? from) < from) low = middle + 1
    else high = middle
  }
  return low
}
