/** How far a seed may move a score: two passages nearer than this to each other may change places. */
const reach = 0.15

/** A factor of 1 ± 0.15 that depends on nothing but seed and name; exactly 1 without a seed. */
export function jitter(seed: string | undefined, name: string): number {
  return seed === undefined ? 1 : 1 + reach * (2 * fraction(`${seed}\0${name}`) - 1)
}

/** FNV-1a with a final mix, as a number from 0 to 1. */
function fraction(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}
