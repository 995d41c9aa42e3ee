import type { SafetyReading } from '../../safety/safety.ts'

/** How the words of a request were read (D35); where help is for it is found anew at each reply. */
export type StoredReading = Pick<SafetyReading, 'level' | 'danger' | 'who' | 'variants' | 'language'>

/** All are written as long as this, so that what is encrypted does not show by its length how serious it is. */
const width = 128
/** The most urgent ones; more would not fit. */
const mostVariants = 4
/** Before a language other than English, which stands after the variants. */
const inLanguage = 'in-'

/** @param reading null for words that nobody has read yet */
export const writtenReading = (reading: StoredReading | null): string =>
  JSON.stringify(
    reading && [
      reading.level,
      reading.danger,
      reading.who,
      ...reading.variants.slice(0, mostVariants),
      ...(reading.language === null ? [] : [`${inLanguage}${reading.language}`]),
    ],
  ).padEnd(width)

export function readingFrom(written: string): StoredReading | null {
  type Parts = [StoredReading['level'], StoredReading['danger'], StoredReading['who'], ...StoredReading['variants']]
  const parts = JSON.parse(written) as Parts | null
  if (!parts) return null
  const [level, danger, who, ...more] = parts
  const tongue = more.find((each) => each.startsWith(inLanguage))
  return {
    level,
    danger,
    who,
    variants: more.filter((each) => each !== tongue),
    language: tongue?.slice(inLanguage.length) ?? null,
  }
}
