import type { MorningStepEntry } from '@lampstand/content/practice-schemas'
import entries from '../../../../content/morning-steps.json'
import type { IconName } from '../../ui/icon.tsx'

export type MorningStep = MorningStepEntry
export type StepId = MorningStep['id']

/** The five steps, in order. Their file is checked against its schema with the rest of the content. */
export const morningSteps = entries as readonly MorningStep[]

export const stepIcons: Record<StepId, IconName> = {
  welcome: 'sun',
  scripture: 'book',
  prayer: 'prayer',
  intentions: 'sprout',
  schedule: 'compass',
}

/** Steps whose text is read as a list. */
const listed: ReadonlySet<StepId> = new Set(['intentions', 'schedule'])

/** What a step says by default, as plain text: paragraphs, or a list. */
export const defaultText = ({ id, content }: MorningStep): string =>
  listed.has(id) ? content.map((item) => `- ${item}`).join('\n') : content.join('\n\n')
