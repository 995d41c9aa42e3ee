import { stem } from './stem.ts'

/** A word of a text: as written (lower case, no apostrophe), the form in which translations meet, and where it stands. */
export type Word = { readonly raw: string; readonly key: string; readonly start: number; readonly end: number }

// Old words, other spellings and other names; the first of each line is what they are read as.
const modern = groups(`
  you: thee thou ye
  your: thy thine
  has: hath
  does: doth
  do: dost
  have: hast
  are: art
  to: unto
  will: shalt shall wilt
  says: saith
  spoke: spake
  no: nay
  yes: yea
  lord: yahweh jehovah
  whoever: whoso whosoever
  whatever: whatsoever
  on: upon
  see: lo behold look
  brother: brethren siblings sisters sister brothers
  work: labor labour labors toil works deed deeds
  favor: favour
  honor: honour
  neighbor: neighbour`)

// What one translation says and another puts otherwise.
const alike = groups(`
  anxious: worry worried careful anxiety anxieties cares care
  fear: afraid terrified frightened
  kindness: lovingkindness mercy mercies steadfast kind unfailing compassion compassions
  love: charity loves
  just: righteous righteousness
  believe: trust believes confidence
  way: path paths ways
  request: petition supplication supplications petitions requests
  burden: burdened load loads laden
  brave: courage courageous
  dismay: dismayed discouraged
  eternal: everlasting forever ever
  soft: gentle
  anger: wrath
  strength: strengthen strengthens
  perish: destroyed
  plan: plans thoughts
  evil: disaster harm calamity
  peace: prosper welfare
  trouble: distress affliction tribulation troubles
  weary: tired faint
  give: gives grant
  refuge: shelter fortress
  prudent: wise
  fool: foolish
  heart: hearts hearted brokenhearted
  child: children sons
  servant: slave slaves servants
  humble: lowly humbled
  lift: exalt exalted
  straight: direct
  insight: understanding
  wage: wages pay hire
  detest: abomination detests hates detestable
  hope: expectation
  willing: heartily willingly
  wicked: ungodly
  man: person one mankind men people humans
  every: everyone all everything each
  good: excellent
  land: earth
  not: nothing never none neither nor
  answer: reply response
  talk: speak speech
  sin: trespass transgression iniquity
  joy: rejoice glad delight delights
  count: consider considered counted reckon
  temptation: trial trials temptations tested
  various: kinds manifold divers
  comfort: consolation consolations comforts comforted console
  hire: hired hireling laborer worker
  pray: prayer prayers prays
  tell: made known
  save: saves delivers rescues
  near: close nigh
  crush: crushed contrite broken
  spirit: spirits
  thank: thanks thankful thanksgiving`)

/** Reads lines of `first: others` into a table from each word to the first of its line. */
function groups(lines: string): ReadonlyMap<string, string> {
  return new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [first = '', others = ''] = line.trim().split(': ')
        return [first, ...others.split(' ')].map((each): [string, string] => [each, first])
      }),
  )
}

const keys = new Map<string, string>()

/** The form of a word in which translations meet: modern, stemmed, one for all that are alike. `raw` in lower case. */
function keyOf(raw: string): string {
  const known = keys.get(raw)
  if (known !== undefined) return known
  const today = denials.test(raw) ? 'not' : (modern.get(raw) ?? raw.replace(/(?<=[a-z]{3})eth$/, 'es'))
  const key = alike.get(today) ?? stem(today)
  if (keys.size < 100_000) keys.set(raw, key)
  return key
}

// "Don't" and "do not" meet in "not".
const denials = /^(?:ca|do|does|did|is|are|was|were|wo|would|could|should|has|have|had|must)nt$|^cannot$/

const pattern = /\p{L}+(?:['’]\p{L}+)*/gu

/** The words of `text` in order, with offsets; numbers are no words here (the Bible text has none, quotations have verse numbers). */
export function scriptureWords(text: string): Word[] {
  return Array.from(text.matchAll(pattern), (match) => {
    const raw = match[0].toLowerCase().replace(/['’]/g, '')
    return { raw, key: keyOf(raw), start: match.index, end: match.index + match[0].length }
  })
}
