import { languageOf } from './language.ts'
import { compilePhrases, type PhraseData } from './phrases.ts'
import { createWordsReader, type WordsReading } from './words.ts'

/** A text read for danger by its words, in whatever language it is. `language`: ISO 639-1, null for English. */
export type TextReading = Omit<WordsReading, 'foreign'> & { readonly language: string | null }

/** Reads what words tell, and in which language. Where the language cannot be told, words that tell of danger tell it. */
export function createTextReader(data: PhraseData) {
  const readWords = createWordsReader(compilePhrases(data))
  return async (text: string): Promise<TextReading> => {
    const { foreign, ...words } = readWords(text)
    const language = await languageOf(text).catch(() => null)
    const told = foreign.find((each) => each.language === language) ?? foreign[0]
    const isEnglish = language === null && words.level === 'crisis'
    if (!told || isEnglish) return { ...words, language }
    return { ...words, ...told, level: 'crisis', isClaimed: true }
  }
}
