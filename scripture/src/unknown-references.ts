/** A reference to a book that is not among the 66: as written, with its place in the text. */
export type UnknownReference = { readonly ref: string; readonly start: number; readonly end: number }

const invented =
  'Hezekiah|Hesitations|Opinions|Moses|Noah|Abraham|Isaac|Jacob|Elijah|Elisha|Gideon|Solomon|David|Nicodemus|Barnabas|Silas|Thomas|' +
  'Palestinians|Babylonians|Laodiceans|Macedonians|Athenians|Cretans|Corinthinians|Antiochians|Jerusalem|Bethlehem|Israelites|' +
  'Parables|Beatitudes|Commandments|Gospels|Epistles|Apostles|Prophets|Wisdom of Solomon|Wisdom|Tobit|Judith|Sirach|Ecclesiasticus|' +
  'Baruch|Susanna|Maccabees|Esdras|Enoch|Jubilees|Jasher|Hermas|Nephi|Alma|Mormon|Moroni'
const pattern = new RegExp(
  String.raw`\b((?:(?:[1-4]|I{1,3}|First|Second|Third)\s+)?(?:${invented}))\s+(\d{1,3}):(\d{1,3})(?:\s?[-–—]\s?\d{1,3})?(?!\d)`,
  'g',
)
// A third letter to the Corinthians there is none, nor a fourth of anything.
const tooMany =
  /\b((?:[3-9]|III|IV|Third|Fourth)\s(?:Corinthians|Thessalonians|Timothy|Peter|Samuel|Kings|Chronicles))\s+(\d{1,3}):(\d{1,3})(?:\s?[-–—]\s?\d{1,3})?/g
// A strange name with chapter and verse in brackets or after a dash stands where sources are named.
const cited = /(?:\(|[—–]\s?)((?:[1-4]\s)?\p{Lu}\p{Ll}{3,})\s(\d{1,3}):(\d{1,3})(?:\s?[-–—]\s?\d{1,3})?(?=\)|$|\n)/gmu

const times =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:To|Yester)day|Tomorrow|Noon|Week|Shift|Room|Page|Line|Score|Ratio|Version|Section|Table|Figure)$/
const people = /^(?:Moses|Noah|Abraham|Isaac|Jacob|Elijah|Gideon|Solomon|David|Silas|Thomas|Judith|Susanna|Alma)$/

const deuterocanonical = /^\d?(?:Tobit|Judith|Sirach|Ecclesiasticus|Wisdom|Baruch|Susanna|Maccabees|Esdras)/

/** Whether a reference is to a book that Catholic or Orthodox Bibles have and the 66 are without. */
export const isDeuterocanonical = (ref: string): boolean => deuterocanonical.test(ref)

/** References to invented, apocryphal or otherwise unknown books. Times of day ("Thomas 3:30") are left alone. */
export function unknownReferences(text: string): UnknownReference[] {
  const found = [...text.matchAll(pattern), ...text.matchAll(tooMany), ...text.matchAll(cited)].flatMap((match) => {
    const [all, book = '', chapter = '', verse = ''] = match
    const start = match.index + all.indexOf(book)
    const hour = verse.length === 2 && Number(verse) % 15 === 0 && Number(chapter) <= 24
    if ((hour && people.test(book)) || times.test(book)) return []
    return [
      { ref: `${book.replaceAll(' ', '')}.${Number(chapter)}.${Number(verse)}`, start, end: match.index + all.length },
    ]
  })
  return found.filter((each, index) => found.findIndex((other) => other.start === each.start) === index)
}
