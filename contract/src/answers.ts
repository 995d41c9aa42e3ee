import * as z from 'zod/mini'

/** What every answer of guidance, morning and devotions says about itself. */

/** `concern`: somebody may be in harm's way; `crisis`: where to get help stands first (D33). */
export const Safety = z.enum(['none', 'concern', 'crisis'])
export type Safety = z.infer<typeof Safety>

/** A passage of the answer: `text` is the server's quotation, `why` says how it speaks to what was asked. */
export const ChosenPassage = z.object({
  /** OSIS name, e.g. `Prov.3.5-Prov.3.6`. */
  id: z.string(),
  reference: z.string(),
  text: z.string(),
  why: z.string(),
})
export type ChosenPassage = z.infer<typeof ChosenPassage>

/** A line to call or write to in need. Absent ways do not exist for it. */
const Helpline = z.object({
  name: z.string(),
  /** For what and when, e.g. "Thoughts of suicide or despair, day and night". */
  purpose: z.string(),
  /** One number, fit to be dialed as it is. */
  phone: z.optional(z.string()),
  /** A message: to which number, and with what word where it asks for one. */
  sms: z.optional(z.object({ number: z.string(), message: z.optional(z.string()) })),
  url: z.optional(z.string()),
})

/** The lines of one region, the most urgent first. */
export const Help = z.object({
  region: z.string(),
  helplines: z.array(Helpline),
  /** For whoever wrote in another language than English: that language (BCP 47), and in it "call", "text", "to", "or", "help is near", "more lines", "who can help". */
  said: z.optional(z.object({ language: z.string(), words: z.array(z.string()) })),
})
export type Help = z.infer<typeof Help>

/** What is told to whoever writes in another language than English. */
export const WrittenIn = z.object({
  /** BCP 47. */
  language: z.string(),
  /** What is told in that language; absent where nobody wrote a text in it. */
  own: z.optional(z.string()),
  /** What is told in English. Where `content` ends with it, everything before is in `language`. */
  english: z.string(),
})
export type WrittenIn = z.infer<typeof WrittenIn>

/** What a reply says beside its own fields when a person's own words gave concern; absent where they did not. */
export const heardFields = {
  safety: z.optional(Safety),
  /** To be shown before all else. */
  help: z.optional(Help),
}

/** Fields that stand on every answer beside its own. */
export const answerFields = {
  /** Whether a model wrote the prose, or it stands in the curated library. Scripture is quoted by the server in both. */
  source: z.enum(['model', 'library']),
  safety: Safety,
  /** Why the library answered although a model is configured; fit to show. */
  notice: z.optional(z.string()),
  disclaimer: z.string(),
  /** Present in a crisis, where there is concern, and where the request is not in English. */
  help: z.optional(Help),
  /** Present where the request is not in English. */
  writtenIn: z.optional(WrittenIn),
  /** In the order of `scriptureReferences` where the answer has these. */
  passages: z.array(ChosenPassage),
}

export const disclaimer =
  'Lampstand is a program, not a pastor. Verify what it says against Scripture, and seek pastoral counsel.'

/** Fields that every request for an answer may have. */
export const requestFields = {
  /** Asks the library at once, whatever else could answer: for whoever does not want to wait for a model. */
  source: z.optional(z.literal('library', 'Only the library can be asked for.')),
}

/** What a streamed answer sends while it is written; the whole reply follows in the event `done`, or a problem in `error`. */
export const AnswerEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('passages'), data: z.array(ChosenPassage) }),
  /** Whole sentences, checked; joined as they come they are the content, or the devotion. */
  z.object({ event: z.literal('text'), data: z.string() }),
  /** What was sent of the prose so far does not stand: the answer starts anew. */
  z.object({ event: z.literal('restart'), data: z.null() }),
])
export type AnswerEvent = z.infer<typeof AnswerEvent>
