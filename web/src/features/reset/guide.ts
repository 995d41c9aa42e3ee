import { type Reset, sessionSeconds } from './reset.ts'

/** Seconds of a breath: in, then out. */
const breathIn = 4
const breathOut = 6

export type Breath = 'in' | 'out'

/** @param elapsed whole seconds of the session */
export const breathAt = (elapsed: number): Breath => (elapsed % (breathIn + breathOut) < breathIn ? 'in' : 'out')

export const closingLine = 'You are His light. Go back in strength.'

/** One for each breath of the session. */
export const sentences = [
  'Let your shoulders sink.',
  'Feel both feet on the floor.\nIt holds you.',
  'Loosen your jaw.\nOpen your hands.',
  'One thing weighs most.\nName it to God.',
  'Lord, this is yours.\nI let go of it.',
  'One more breath.\nHe is here.',
] as const

/** @param elapsed whole seconds of the session */
export const sentenceAt = (elapsed: number): string =>
  sentences[Math.floor((elapsed * sentences.length) / sessionSeconds)] ?? sentences[sentences.length - 1] ?? ''

/** What is said aloud to those who listen: at the beginning, halfway and at the end, and nothing between. */
export function announcement(reset: Reset): string {
  switch (reset.phase) {
    case 'idle':
      return ''
    case 'running':
      return reset.elapsed < sessionSeconds / 2
        ? 'The 60 seconds have begun. Let your shoulders sink. Breathe in for four seconds and out for six.'
        : 'Halfway. Name to God the one thing that weighs most, and let go of it. 30 seconds more.'
    case 'completed':
      return `The 60 seconds are over. ${closingLine}`
  }
}
