import type { Finding } from '@lampstand/scripture/retrieval'
import { moreSevere } from '../safety/assess.ts'
import type { SafetyReading } from '../safety/safety.ts'
import type { Understanding } from '../understanding.ts'

/** What somebody wrote, understood: what it is about, and how serious. */
export type UnderstoodRequest = SafetyReading & { readonly finding: Finding }

/** How many passages a model may choose from. */
const candidates = 8

/** Finds what a request is about; `heard` is all that was written, read for danger. */
export function createReader(understanding: Pick<Understanding, 'find'>, concerns: ReadonlySet<string>) {
  return async (text: string, heard: SafetyReading, seed?: string): Promise<UnderstoodRequest> => {
    const finding = await understanding.find(text, { count: candidates, ...(seed !== undefined && { seed }) })
    const isConcerned = finding.theme !== null && finding.confidence >= 0.5 && concerns.has(finding.theme.id)
    return { ...heard, finding, level: isConcerned ? moreSevere(heard.level, 'concern') : heard.level }
  }
}
