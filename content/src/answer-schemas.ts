import * as z from 'zod/mini'
import { Helper, Line, lines, OsisRef, Role, SituationEntry, Slug } from './schemas.ts'

/* What is answered beside situations: questions, refusals, sayings; and who is asking. How to write them: docs/content.md. */

const Words = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most))

/** Passages, each with why it speaks here; the server quotes them. */
const chosen = (least: number, most: number) =>
  z.array(z.strictObject({ ref: OsisRef, why: Words(20, 300) })).check(z.minLength(least), z.maxLength(most))

/** A question that gets a direct answer: `content/questions/<id>.json`. */
export const QuestionEntry = z.strictObject({
  id: Slug,
  title: Line(70),
  kind: z.enum([
    'core', // what the creeds confess
    'disputed', // where Christians differ: `views` say how
    'practice', // work and faith, where the answer is plain enough to be given
    'limit', // what a program must leave to others: medicine, money, law
    'identity', // what Lampstand is
    'bible', // who, where, how many: what the text tells
  ]),
  /** As people ask it, in many different words; none stands elsewhere. */
  phrasings: lines(8, 60, 240),
  /** The answer itself, in one or two sentences that stand first. */
  direct: Words(20, 280),
  /** Of a disputed matter: what is held and by whom, each as its holders would say it. */
  views: z.optional(
    z.array(z.strictObject({ held: Line(120), view: Words(40, 360) })).check(z.minLength(2), z.maxLength(4)),
  ),
  /** What follows: one or two ways to go on, in paragraphs. None says the direct answer again. */
  answers: z.array(z.array(Words(60, 700)).check(z.minLength(1), z.maxLength(4))).check(z.minLength(1), z.maxLength(2)),
  passages: chosen(0, 5),
  people: z.array(Helper).check(z.maxLength(3)),
  prayerPoints: lines(0, 4, 180),
  warnings: lines(0, 2, 260),
})
export type QuestionEntry = z.infer<typeof QuestionEntry>

/** What Lampstand does not help with: `content/refusals/<id>.json`. */
export const RefusalEntry = z.strictObject({
  id: Slug,
  title: Line(70),
  phrasings: lines(12, 150, 300),
  /** Sentences that sound like it and must be answered as anything else. */
  calm: lines(10, 150, 300),
  /** The plain no, and why: two ways to say it. */
  no: z.array(Words(60, 420)).check(z.minLength(2), z.maxLength(2)),
  /** What to do instead. */
  instead: lines(3, 6, 260),
  passages: chosen(1, 4),
  people: z.array(Helper).check(z.minLength(1), z.maxLength(3)),
  prayerPoints: lines(2, 4, 180),
  warnings: lines(0, 2, 260),
})
export type RefusalEntry = z.infer<typeof RefusalEntry>

/** A saying often taken for scripture: `content/sayings/<id>.json`. */
export const SayingEntry = z.strictObject({
  id: Slug,
  /** As it is usually said. */
  saying: Line(160),
  /** Other wordings, at least one as long as half of it. */
  also: lines(0, 12, 160),
  standing: z.enum([
    'not-in-the-bible',
    'misquoted', // a line like it is there, and says something else
    'out-of-context', // the words are there, and mean something else where they stand
  ]),
  /** Begins with whether it is in the Bible; then what is. */
  answer: Words(60, 600),
  /** What is in the Bible instead. */
  passages: chosen(0, 4),
})
export type SayingEntry = z.infer<typeof SayingEntry>

/** A situation told to somebody in another role than its own: `content/variants/<theme>-<role>.json`. */
export const VariantEntry = z.extend(z.omit(SituationEntry, { phrasings: true, role: true }), { role: Role })
export type VariantEntry = z.infer<typeof VariantEntry>

/** Three sentences one can really say: `content/tomorrow/<theme>.json` or, for another role than that of the situation, `<theme>-<role>.json`. */
export const TomorrowEntry = z.strictObject({
  theme: Slug,
  role: z.optional(Role),
  /** To whom, e.g. "your manager". */
  to: Line(40),
  sentences: lines(3, 3, 200),
})
export type TomorrowEntry = z.infer<typeof TomorrowEntry>

/** Sentences of people who ask, by who they are: `content/requests/<theme>.json`. The themes and the roles are learned from them. */
export const RequestsEntry = z.strictObject({
  theme: Slug,
  requests: z.strictObject({
    affected: lines(0, 400, 400),
    'did-it': lines(0, 400, 400),
    witness: lines(0, 400, 400),
    responsible: lines(0, 400, 400),
    helper: lines(0, 400, 400),
  }),
})
export type RequestsEntry = z.infer<typeof RequestsEntry>

/** What is said to a role where its situation is not told for it: `content/roles/<role>.json`. */
export const RoleEntry = z.omit(VariantEntry, { theme: true })
export type RoleEntry = z.infer<typeof RoleEntry>
