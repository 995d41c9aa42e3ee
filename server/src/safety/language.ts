/**
 * Which language a text is written in, as far as it is another than English: ISO 639-1, else null. A few words or a text with
 * English in it are taken for English: to call an English text foreign does more harm than to overlook a foreign one.
 */
export async function languageOf(text: string): Promise<string | null> {
  const said = text.slice(0, mostRead).toLowerCase().normalize('NFC').replaceAll('’', "'").replace(loans, ' ')
  const words = said.match(word) ?? []
  const isLatin = !otherScript.test(said)
  if (isLatin && (words.length < fewest || shareOfEnglish(words) >= enough)) return null
  const { detect } = await loaded()
  const result = detect(words.join(' '))
  const { language } = result
  if (language === '' || language === 'en') return null
  if (!isLatin) return language
  const { [language]: score = 0, en = 0 } = result.getScores()
  return score >= surely && score - en >= ahead ? language : null
}

const mostRead = 1000
const fewest = 3
/** From this share of plain English words on a text is English, and the library is not even loaded. */
const enough = 0.2
/** Scores of the library, from 0 to 1: what is no language at all stays below the first, short English sentences below the second. */
const surely = 0.7
const ahead = 0.1

const word = /\p{L}[\p{L}\p{M}']*/gu
const otherScript = /[^\p{Script=Latin}\P{L}]/u

/** What people say in English too, as patterns. */
const saidInEnglish = [
  'por favor',
  '(?:muchas )?gracias',
  'hola',
  'adi[oó]s',
  'amigos?',
  'se[nñ]or(?:a|ita)?',
  'vamos',
  'hasta la vista',
  'que ser[aá](?: ser[aá])?',
  'mi casa es su casa',
  'santa fe',
  'los angeles',
  'san [a-z]+',
  "c'est la vie",
  'd[eé]j[aà] vu',
  'bon app[eé]tit',
  'carpe diem',
  'ora et labora',
  'sol[ai] (?:fide|gratia|scriptura|christ[oi]|deo gloria)',
  'soli deo gloria',
  'eli,? eli',
  'l[aei]ma',
  'sabachthani',
  'talitha cumi',
  'maranatha',
]
const loans = new RegExp(`(?<!\\p{L})(?:${saidInEnglish.join('|')})(?!\\p{L})`, 'gu')

/** English words that are said all the time and are no words of the languages that are heard. */
const english = new Set(
  `the and of to it that you for are with this be have from or had by but what all when we there can your which their said
  if do will each about how up out them then these some would make like into look two go see number way could my than been
  call who its now find down get did part over take only work know year back after our just name help does don't i'm i've
  isn't can't didn't doesn't won't they his she as not one because should why where while still even never always people
  someone somebody anyone nothing something pray god's i'd it's he's she's that's there's i'll let's who's want need feel
  keep tell today tomorrow tonight again off too really week every other another before without between through during being
  against got told says think believe church verse i`.split(/\s+/),
)

const shareOfEnglish = (words: readonly string[]): number =>
  words.filter((each) => english.has(each)).length / words.length

let library: Promise<Pick<typeof import('eld/extrasmall').default, 'detect'>> | undefined

/** Some 30 MB once it is there, so it is loaded for the first text that may be foreign. */
const loaded = () => (library ??= import('eld/extrasmall').then((module) => module.default))
