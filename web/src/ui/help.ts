/** A line to call or write to in need. Absent ways do not exist for it. */
export type HelpLine = {
  name: string
  purpose: string
  phone?: string | undefined
  sms?: { number: string; message?: string | undefined } | undefined
  url?: string | undefined
}

/** A message in words: the number, after the word to send where there is one. */
export const writtenTo = ({ number, message }: NonNullable<HelpLine['sms']>): string =>
  message === undefined ? number : `${message} to ${number}`

/** What was heard in somebody's words, as a reply tells it. */
export type Heard = {
  safety?: 'none' | 'concern' | 'crisis' | undefined
  help?: HelpOfRegion | undefined
  writtenIn?: WrittenIn | undefined
}

/** What is told to whoever writes in another language than English, in that language (BCP 47) and in English. */
export type WrittenIn = { language: string; own?: string | undefined; english: string }

/** The few words that stand around help lines, in the order of the contract. */
export type HelpWords = readonly string[]

/** The lines of one region, the most urgent first. */
export type HelpOfRegion = {
  region: string
  helplines: readonly HelpLine[]
  /** For whoever wrote in another language than English: that language, and how the lines are spoken of in it. */
  said?: { language: string; words: HelpWords } | undefined
}

/** A number in a language besides English, or "Call 988". */
export const calling = (phone: string, words: HelpWords | undefined): string =>
  words ? capital(`${words[0]} ${phone}`) : `Call ${phone}`

/** How to write to a line, in words. */
export function texting(sms: NonNullable<HelpLine['sms']>, words: HelpWords | undefined): string {
  if (!words) return `Text ${writtenTo(sms)}`
  const [, text, to] = words
  return capital([text, sms.message, to, sms.number].filter(Boolean).join(' '))
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
