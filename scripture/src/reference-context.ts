import {
  isNameOfThing,
  isPartOfThing,
  isSaidOfChapter,
  isStatus,
  leadsToChapter,
  opensEntry,
} from './chapter-context.ts'
import type { ReferenceCandidate } from './parser.ts'

// Words and people's first names that are also how a book is called; on their own before a number they mean nothing.
const names = new Set(
  (
    'acts amos chronicles dan daniel esther ezra jas james jn joel john jonah josh joshua jude judges kings luke mark matt matthew micah ' +
    'numbers peter ruth samuel song songs tim timothy titus job col ex ezr gal gen is isa jon lam mal mic num phil rev ' +
    'rom tit est jos hebrew levi number palms mica philip roman revel'
  ).split(' '),
)
// Letters that the parser takes for a book and that nearly always stand for something else.
const rare = new Set(
  (
    'ac ico ne act am ams amo co cu da de dl dn dt duet ec ep es exo ge gl gn ha hb hg ho hs ia ik ikg in ip ism ja jam jame je jb jg jh jm ' +
    'jms jo joe joh jr js ju la le lm lu lv ma mar mat mi mk mr ms na nah nm nu numb ob pa ph phi php pm pr pro ps pss pv re ro ' +
    'ico ne rm rms rt ru rv sal sg so sol son sos ss st ti tt we ze'
  ).split(' '),
)
// Right after the number these go on with the sentence; another word makes it a count of something ("Mark 5 items").
const goesOn = new Set(
  (
    'about after again all alone aloud also and are as at because before but by can chap chapter daily describes during each encourages ends ' +
    'every everyone explains ff first for from gives has have he here how i if in into is it last lately like makes me mean means my nor please ' +
    'offers on once opens or our out over promises puts reads records reminds really said say says see shows slowly so speaks still ' +
    'suggests talks teach teaches tell tells that the then there they this through to today together tomorrow tonight too twice until us v ' +
    'verse verses vs vv was we were what when where which while who whole why will with would yesterday you your'
  ).split(' '),
)
// What nobody says of a chapter, whatever book it is.
const counted =
  /^\s+(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|times|people|items|things|copies|boxes|tickets|emails|calls|pages|percent|euros|dollars|stars|of \d)\b/
const numberedBooks = /^(?:sam|sm|k[in]|kgs|chr|cor|co\b|thes|tim|ti\b|pet|pt\b|john|jn|jo)/i

const pointers =
  'see(?: also)?|cf|read(?:ing|s)?|re-?read|compare|and also|book of|chapter|chapters of|in|from|of|study(?:ing)?|studied|' +
  'memori[sz]ed?|through|passage|passages|text|scripture|scriptures|on|with|also|per|quote|quoting|verse'
const leads = new RegExp(String.raw`(?:\b(?:${pointers})[.:,]?|[([—–;]|^)\s*["“]?$`, 'i')
const strongLead = /(?:\b(?:see(?: also)?|cf|read|compare)[.:,]?|[([;])\s*$/i
const clock =
  /^\s*(?:[ap]\.?m\b|o'clock|sharp|works|is (?:fine|ok|good)|ok\b|okay|today|tomorrow|tonight|on (?:mon|tue|wed|thu|fri))/i
// Names that nobody writes in lower case for anything but a book, once they are asked for.
const firstNames = new Set(
  'luke john matthew james ruth esther daniel joshua micah amos joel jonah titus jude peter'.split(' '),
)
const asked = /\b(?:see|read|explain|open|quote|compare)\s+$/i
// Before a number these are things more often than books.
const things = new Set(
  'job acts numbers judges kings song songs col gen ex rev mic phil is rom est num chronicles'.split(' '),
)
const sentenceWords = new Set(['is', 'so', 'am'])
const timeOfDay = /(?<!\d)(?:1?\d|2[0-4]):[0-5]\d$/
/** What texts speak of that are about the Bible. */
export const faith =
  /\b(?:bible|scriptures?|gospels?|psalms?|chapters?|verses?|jesus|christ|god|lord|pray\w*|devotion\w*|sermon|apostle|prophets?|church|faith|paul)\b/i

/** Whether a number may be counting what follows: `after` is the text behind it. */
export function countsItems(after: string): boolean {
  const [, word] = /^\s+(?:of\s+)?(\d+|[a-z][a-z'’-]*)/.exec(after) ?? []
  return word !== undefined && !goesOn.has(word) && !numberedBooks.test(word)
}

/**
 * Whether a candidate that names its book was meant as a reference, going by how it is written and by its sentence.
 * `alone`: the text holds nothing but references, as when somebody types one into a field; `ofFaith`: it speaks of God,
 * the Bible or prayer.
 */
export function isReference(
  text: string,
  seen: ReferenceCandidate,
  { alone, ofFaith }: { readonly alone: boolean; readonly ofFaith: boolean },
): boolean {
  if (alone) return true
  const written = text.slice(seen.start, seen.end)
  // "Chapter 3 of Mark's report" is no chapter of Mark.
  if (/\p{L}$/u.test(written) && /^['’]s\b/.test(text.slice(seen.end))) return false
  if (/\b(?:ch(?:ap(?:ter)?s?)?|vv?|vs|verses?)\b/i.test(written)) return true
  if (/^(?:[1-4]|i{1,3}|first|second|third)\b/i.test(written) && !/^i\s*(?:am|is|so|ha)\b/i.test(written)) {
    return !/^i[a-z]{1,3}\s/.test(written)
  }
  const [, book = '', divider = ''] = /^([\p{L}.\s]*?\p{L})\.?\s*\d+(\s*[:.]\s*)?/u.exec(written) ?? []
  const before = text.slice(Math.max(0, seen.start - 40), seen.start)
  const after = text.slice(seen.end, seen.end + 40)
  if (!divider.includes(':') && isNameOfThing(before)) return false
  const word = book.toLowerCase()
  const capital = /^\p{Lu}\p{Ll}/u.test(book)
  const ambiguous = names.has(word)
  const veryRare = rare.has(word) && !(capital && ['ps', 'mk', 'php'].includes(word)) && word !== 'ps'
  const shouted = /^\p{Lu}{2,3}$/u.test(book) && (ambiguous || rare.has(word))
  if (!ambiguous && !veryRare && !shouted) return divider.includes(':') || !counted.test(after)

  const led = /\S/.test(before) && leads.test(before)
  if (clock.test(after) || /\.00?$/.test(written)) return false
  if (divider.includes(':')) {
    if (ambiguous && !['is', 'ex', 'est', 'gen', 'col', 'num', 'rom', 'rev'].includes(word)) return true
    const opensSentence = /(?:^|[.!?|])\s*$/.test(before)
    if (capital && !(opensSentence && sentenceWords.has(word) && timeOfDay.test(written)))
      return !countsItems(after) || led
    return !shouted && strongLead.test(before) && !countsItems(after)
  }
  if (!capital && !(firstNames.has(word) && asked.test(before))) return false
  if (countsItems(after) && !isSaidOfChapter(after)) return false
  if (veryRare || divider.includes('.')) return strongLead.test(before)
  if (isPartOfThing(after) || isStatus(after)) return false
  if (led || leadsToChapter(before) || isSaidOfChapter(after) || ofFaith) return true
  return !things.has(word) && opensEntry(before, after)
}
