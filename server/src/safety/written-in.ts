import type { LanguageEntry } from '@lampstand/content/language-schemas'
import type { WrittenIn } from '@lampstand/contract/answers'

/** `crisis`: help was given in it; `unanswered`: no answer was composed; `any-day`: what was chosen suits any day; `model`: a model wrote in it. */
type Told = 'crisis' | 'unanswered' | 'any-day' | 'model'

const nameIn = new Intl.DisplayNames(['en'], { type: 'language' })
const nameOf = (language: string): string => nameIn.of(language) ?? language

/** What is told, in their language and in English, to whoever writes in another language than English. */
export function createWrittenIn(languages: readonly LanguageEntry[]) {
  const known = new Map<string, LanguageEntry>(languages.map((each) => [each.id, each]))
  const names = ['English', ...languages.map(({ name }) => name).toSorted()]
  const heard = new Intl.ListFormat('en').format(names)

  function english(language: string, told: Told): string {
    const name = known.get(language)?.name ?? nameOf(language)
    if (told === 'crisis')
      return `You wrote in ${name}. What Lampstand offers, the passages of the Bible included, exists only in English.`
    if (told === 'model')
      return `This answer was written in ${name} by a model. The passages of the Bible and all other texts of Lampstand exist only in English.`
    if (told === 'any-day')
      return `You wrote in ${name}. What Lampstand offers exists only in English, and this was chosen for any day, not by your words.`
    const danger = known.has(language)
      ? `If you or anybody else is in danger, say so: that is understood in ${heard}.`
      : `Danger is understood in ${heard}, but not in ${name}: if you or anybody else is in danger, please use the help lines on this page now.`
    return `You wrote in ${name}, and answers in Lampstand exist only in English, so none was made up. Please ask again in English; simple words are enough. ${danger}`
  }

  function own({ noAnswer, onlyEnglish, model }: LanguageEntry, told: Told): string {
    if (told === 'unanswered') return noAnswer.join('\n\n')
    return told === 'model' ? model : onlyEnglish
  }

  /** `language`: ISO 639-1; undefined for English. */
  return (language: string | null, told: Told): WrittenIn | undefined => {
    if (language === null) return undefined
    const entry = known.get(language)
    return {
      language,
      ...(entry && { own: own(entry, told) }),
      english: english(language, told),
    }
  }
}
