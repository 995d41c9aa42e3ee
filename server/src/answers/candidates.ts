import type { Content } from '@lampstand/content/loader'
import { formatReference } from '@lampstand/scripture/references'
import type { BibleText } from '@lampstand/scripture/text'
import type { Candidate } from './prompts.ts'

/** Passages as a model is given them. */
export function createCandidates({ passages }: Pick<Content, 'passages'>, text: BibleText) {
  const entries = new Map(passages.map((passage) => [passage.ref, passage]))
  return (refs: readonly string[]): Candidate[] =>
    refs.map((ref) => ({
      id: ref,
      reference: formatReference(ref),
      text: text.quote(ref),
      note: entries.get(ref)?.note ?? '',
      cautions: entries.get(ref)?.cautions ?? [],
    }))
}
