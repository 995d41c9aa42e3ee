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
export type Heard = { safety?: 'none' | 'concern' | 'crisis' | undefined; help?: HelpOfRegion | undefined }

/** The lines of one region, the most urgent first. */
export type HelpOfRegion = { region: string; helplines: readonly HelpLine[] }
