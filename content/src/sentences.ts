const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A text in sentences, each with the space after it, so that joined they are the text again. */
export const sentencesIn = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)
