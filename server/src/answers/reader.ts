import type { Safety } from '@lampstand/contract/answers'
import type { Finding } from '@lampstand/scripture/retrieval'
import { assess, graver, isUnrelated } from '../safety/assess.ts'
import type { Danger } from '../safety/dangers.ts'
import type { Understanding } from '../understanding.ts'

/** What somebody wrote, understood: what it is about, and how grave. */
export type Reading = {
  readonly finding: Finding
  readonly level: Safety
  readonly danger: Danger | null
  readonly isUnrelated: boolean
}

/** How many passages a model may choose from. */
const candidates = 8

/** Reads a request. All that was written is looked through for danger; what is asked decides the passages. */
export function createReader(understanding: Pick<Understanding, 'find' | 'dangers'>, concerns: ReadonlySet<string>) {
  return async (asked: string, context: string, seed?: string): Promise<Reading> => {
    const written = context === '' ? asked : `${asked}\n${context}`
    const options = { count: candidates, ...(seed !== undefined && { seed }) }
    const [finding, meant] = await Promise.all([understanding.find(asked, options), understanding.dangers(written)])
    const { level, danger } = assess(written, meant)
    const isConcerned = finding.theme !== null && finding.confidence >= 0.5 && concerns.has(finding.theme.id)
    return { finding, level: isConcerned ? graver(level, 'concern') : level, danger, isUnrelated: isUnrelated(meant) }
  }
}
