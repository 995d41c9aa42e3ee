import { type ChosenPassage, disclaimer, type Help, type Safety, type WrittenIn } from '@lampstand/contract/answers'
import { formatReference, parseReference } from '@lampstand/scripture/references'
import type { BibleText } from '@lampstand/scripture/text'
import { type AnswerDraft, joinParagraphs, type PassageChoice } from './answer-draft.ts'

/** What an answer says about itself. */
export type AnswerMetadata = {
  readonly source: 'model' | 'library'
  readonly safety: Safety
  readonly notice?: string | undefined
  readonly help?: Help | undefined
  readonly writtenIn?: WrittenIn | undefined
}

/** The exact text of chosen passages; the one place where an answer is given scripture. Unknown names are left out. */
export const quotePassages = (text: BibleText, picks: readonly PassageChoice[]): ChosenPassage[] =>
  picks
    .filter(({ ref }) => text.has(ref))
    .map(({ ref, why }) => ({ id: ref, reference: formatReference(ref), text: text.quote(ref), why }))

/** The passages that a model chose, as far as they were among the candidates, each once; it may name them as people do. */
export function chosenCandidates(
  choices: readonly { readonly id: string; readonly why: string }[],
  candidates: readonly string[],
  most: number,
): PassageChoice[] {
  const refs = new Set<string>()
  const picks = choices.flatMap(({ id, why }) => {
    const ref = candidates.includes(id) ? id : (parseReference(id) ?? '')
    if (!candidates.includes(ref) || refs.has(ref)) return []
    refs.add(ref)
    return [{ ref, why }]
  })
  return picks.slice(0, most)
}

export const metadataFields = (
  { source, safety, notice, help, writtenIn }: AnswerMetadata,
  passages: ChosenPassage[],
) => ({
  source,
  safety,
  ...(notice !== undefined && { notice }),
  disclaimer,
  ...(help && { help }),
  ...(writtenIn && { writtenIn }),
  passages,
})

/** A draft as guidance and mornings answer it. */
export function formatAnswer(draft: AnswerDraft, passages: ChosenPassage[], metadata: AnswerMetadata) {
  return {
    content: joinParagraphs(draft.content),
    scriptureReferences: passages.map(({ reference }) => reference),
    prayerPoints: [...draft.prayerPoints],
    ...(draft.warnings.length > 0 && { warnings: [...draft.warnings] }),
    ...(draft.nearest && draft.nearest.length > 0 && { nearest: [...draft.nearest] }),
    ...metadataFields(metadata, passages),
  }
}
