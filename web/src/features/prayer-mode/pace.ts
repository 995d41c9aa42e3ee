/** A prayer that is prayed at this pace fills its minutes. */
const wordsInMinute = 85
/** After each line one breathes; that takes as long as so many words. */
const breath = 3

const wordsIn = (line: string) => line.trim().split(/\s+/).length

/** The line that is prayed when `share` of the whole, from 0 to 1, is behind. Each has the time of its words and a breath. */
export function lineAt(lines: readonly string[], share: number): number {
  const weights = lines.map((line) => wordsIn(line) + breath)
  let left = share * weights.reduce((sum, weight) => sum + weight, 0)
  const current = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return current === -1 ? lines.length - 1 : current
}

/** Whole minutes that a prayer takes, at least one. */
export const minutesOf = (lines: readonly string[]): number =>
  Math.max(1, Math.round(lines.reduce((sum, line) => sum + wordsIn(line), 0) / wordsInMinute))
