import situations from '../../../../content/creations/situations.json'

export type ContentType = 'prayer' | 'encouragement' | 'verse' | 'reflection'

/** What can be made, in this order, as it is called. */
export const typeLabels: Record<ContentType, string> = {
  prayer: 'Personal Prayer',
  encouragement: 'Biblical Encouragement',
  verse: 'Scripture Selection',
  reflection: 'Reflection Prompt',
}

export const contentTypes = Object.keys(typeLabels) as ContentType[]

export const isContentType = (value: string): value is ContentType => value in typeLabels

/** Situations of working life by which texts are kept. */
type Situation = { id: string; label: string }

export const allSituations: readonly Situation[] = situations

/** The ones that are offered as chips. */
export const commonSituations = allSituations.slice(0, 4)

/** What is asked for: situations by their ids, and one's own words, trimmed. */
export type CreationRequest = { type: ContentType; situations: readonly string[]; ownWords: string }

/** What is given. Scripture is quoted when the page is built; `thought` is ours. */
export type Creation =
  | { kind: 'text'; text: string }
  | { kind: 'scripture'; id: string; text: string; reference: string; thought: string }

/** What there is of one type, by situation. */
export type CreationsBySituation = Readonly<Record<string, readonly Creation[]>>
