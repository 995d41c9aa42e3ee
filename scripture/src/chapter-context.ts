import type { ReferenceCandidate } from './parser.ts'

// A chapter whose book is also a name or a word ("Mark 3", "Job 7") is told from a person, a thing or a job of that number
// by what stands around it.

const partOf = /^\s+of\s+(?:the|our|my|your|this|that|an?)\b/

/** "Mark 2 of the product" is no chapter. */
export const isPartOfThing = (after: string): boolean => partOf.test(after)

const meanwhile = 'still|again|already|both|all|now|just|not|always|never|been'
const states =
  'late|early|out|sick|off|ill|away|back|blocked|done|down|broken|busy|dead|missing|ready|due|running|stuck|failing|failed|overdue|' +
  'leaving|left|gone|moved|quit|called|arrived|new|free|taken|sold|booked|open|closed|empty|offline|online|waiting|yours|mine|ours|' +
  'about to|at|after|before|on|in (?:the|a|my|your)|the (?:meeting|room|boss|unit|printer|manager|one (?:on|in|with))'
const status = new RegExp(String.raw`^\s+(?:is|are|was|were|has|have)\s+(?:(?:${meanwhile})\s+)*(?:${states})\b`)

const numberedThings = 'room|suite|level|floor|gate|dock|model|server|unit|ferry|drives an?|drove an?'
const thing = new RegExp(String.raw`\b(?:${numberedThings})\s+$`, 'i')

/** "Room Exodus 4" and "he drives a Genesis 3" name things. */
export const isNameOfThing = (before: string): boolean => thing.test(before)

/** "Mark 3 is late again" is said of a person or a thing. */
export const isStatus = (after: string): boolean => status.test(after)

const texts =
  'psalms?|prayers?|songs?|laments?|letters?|chapters?|stor(?:y|ies)|scenes?|parables?|sermons?|reminders?|pictures?|warnings?|portraits?|' +
  'passages?|poems?|hymns?|accounts?|conversations?|examples?|lessons?|promises?|commands?|lines?|verses?|words?|answers?|lists?|texts?'
const verbs =
  'says|tells|teaches|reminds|speaks|describes|records|shows|warns|promises|recounts|narrates|portrays|encourages|commands|gives|deals|' +
  'ends|begins|explains|explores|insists|introduces|invites|offers|paints|prays|proves|refers|reflects|reveals|sings|suggests|talks|' +
  'traces|wonders|looks (?:back|ahead|at|forward)|moves (?:me|us|you)|asks|mentions|puzzles|leaves|reads like|helped (?:me|us)|comforts|convicts|challenges (?:me|us|you)'
const softly = 'all|really|mostly|not|partly|so|very|too|often|just|also|still'
const qualities =
  'about|one of|written|full of|where|worth|my favou?rite|among|hard|good|great|beautiful|helpful|comforting|long|short|honest|perfect|' +
  'famous|wonderful|powerful|difficult|misread|quoted|for (?:anyone|people|those|us|you)'
const amounts = 'an?|the|two|three|four|no|some|strong|hard|harsh|kind'
const remark = new RegExp(
  String.raw`^[)*_]*(?:, (?:on|about) (?:the )?\w+,)?\s+(?:${verbs}` +
    String.raw`|(?:is|are|was) (?:(?:${softly}) )*(?:${qualities}|(?:an?|the) (?:\w+ ){0,2}(?:${texts}))` +
    String.raw`|(?:is|are) (?:mostly|often|rarely|sometimes) \w+` +
    String.raw`|has (?:(?:${amounts}) ){1,2}(?:\w+ )?(?:${texts})|ha(?:s|ve) (?:much|something|nothing|a lot|plenty) to|has (?:advice|comfort|hope|breakfast))\b`,
)

/** "Mark 5 is about a woman nobody had time for": what is said of a chapter. */
export const isSaidOfChapter = (after: string): boolean => remark.test(after) && !status.test(after)

const asksOf =
  'about|explain|love|loved|like|liked|remember|recall|know|finish(?:ed)?|start(?:ed)? with|both|neither|nor|either|between|' +
  'preach(?:ed)?|what (?:does|is|do)|why (?:is|does)|how does|where does'
const plans =
  'today|tonight|tomorrow|week|weekend|morning|evening|readings?|plan|text|passage|scripture|chapter|verse|bible'
const leads = new RegExp(
  String.raw`(?:\b(?:${asksOf})|\b(?:on |every )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?:?|\b(?:${plans}):)\s+$`,
  'i',
)

/** Whether the words before go with a chapter that is read, known or asked about. */
export const leadsToChapter = (before: string): boolean => leads.test(before)

const opens = /(?:^|[\n|])[ \t|]*(?:[-*•][ \t]+|\d{1,2}[.)][ \t]+)?[*_]*$/
const entry = /^[*_]*\s*(?::[*_]*\s|[–—-]\s|\()/

/** An entry of a list, or a line of its own, that names a chapter and goes on with what is in it. */
export const opensEntry = (before: string, after: string): boolean => opens.test(before) && entry.test(after)

const hour = /^\s*(?:[ap]\.?m\b|o'clock|sharp)/i
const counts = /^\s+(?!and\b|&|or\b|nor\b|both\b|are\b|is\b|to\b|first\b|next\b|all\b|have\b|has\b)[a-z][a-z'’-]*s\b/

/**
 * Whether a chapter that is not known to be one may be one beside others: "Mark 4" in "Psalm 23 & Mark 4" or "Mark 4 and
 * John 15 today". `countsItems` tells whether the number counts what follows.
 */
export function mayBeReference(
  text: string,
  { start, end, exists }: ReferenceCandidate,
  countsItems: (after: string) => boolean,
): boolean {
  const after = text.slice(end, end + 60)
  if (!exists || !/^\p{Lu}\p{Ll}+\b/u.test(text.slice(start, end)) || hour.test(after)) return false
  return (
    isSaidOfChapter(after) || !(countsItems(after) || counts.test(after) || partOf.test(after) || status.test(after))
  )
}

const when = String.raw`(?:\s+(?:today|tomorrow|tonight|first|this \w+|in the \w+|at \w+|on \w+day|after \w+|before \w+))?`
const beside = new RegExp(
  String.raw`^[)\]]?${when}\s*,?\s*(?:and|&|\+|then|or|nor|plus|,|;|/)\s*(?:then\s+|also\s+|on \w+day\s+)?$`,
  'i',
)
const together = new RegExp(String.raw`^${when}\s*,?\s*(?:and|&|\+|then)\s*(?:then\s+)?$`, 'i')
const byDay = /^\s+(?:today|tomorrow|tonight|this \w+|in the \w+)\s*,\s*(?:and |then )?$/i

/** Whether what stands between two chapters makes one reading of them. `certain`: one of them is known to be a reference. */
export function areJoined(between: string, { certain, sameBook }: { certain: boolean; sameBook: boolean }): boolean {
  if (certain) return beside.test(between)
  return byDay.test(between) || (!sameBook && together.test(between))
}
