import type { Content } from '@lampstand/content/loader'
import type { PhraseSet } from '@lampstand/content/safety-schemas'

/** The authored phrases of `content/safety`, as they are loaded. */
export type PhraseData = Content['phrases']

/** Phrases in the notation of `phrase`; those of the other kinds are taken out of a text, and are plain regular expressions. */
const whole: ReadonlySet<PhraseSet['kind']> = new Set([
  'danger',
  'concern',
  'variant',
  'self',
  'other',
  'child',
  'asker-is-danger',
])

/**
 * One phrase as a source for RegExp: `(a|b)` captures nothing, it begins and ends where a word does, and `{list}` stands for
 * a list of words.
 */
function phrase(says: string, lists: PhraseData['lists']): string {
  const written = withLists(says, lists)
  const ended = /[\w)]$/.test(written) ? `${written}(?!\\w)` : written
  return ended.replaceAll(/\((?!\?)/g, '(?:')
}

function withLists(says: string, lists: PhraseData['lists']): string {
  const written = says.replaceAll(/\{([a-z]\w*)\}/g, (_, name: string) => {
    const words = lists[name]
    if (words === undefined) throw new Error(`content/safety: no list of words is called ${name}`)
    return words
  })
  return written === says ? says : withLists(written, lists)
}

/** One phrase of a set, to be tried on text that `plainWords` has made plain. */
export const compilePhrase = (kind: PhraseSet['kind'], says: string, lists: PhraseData['lists']): RegExp =>
  whole.has(kind) ? new RegExp(`\\b(?:${phrase(says, lists)})`) : new RegExp(withLists(says, lists), 'g')

/** How danger is said in one language besides English. */
const compileForeign = ({ id, lists, idioms, phrases }: PhraseData['foreign'][number]) => ({
  language: id,
  idioms: idioms.map(({ says }) => new RegExp(`\\b(?:${phrase(says, lists)})`, 'g')),
  /** All phrases at once, since nearly every text holds none. */
  any: new RegExp(`\\b(?:${phrases.map(({ says }) => phrase(says, lists)).join('|')})`),
  phrases: phrases.map(({ danger, who, variant, says }) => ({
    danger,
    who,
    variant,
    says: compilePhrase('danger', says, lists),
  })),
})

/** A whole set as one pattern: far faster than one by one. */
const compileSet = ({ kind, phrases }: PhraseSet, lists: PhraseData['lists']): RegExp =>
  whole.has(kind)
    ? new RegExp(`\\b(?:${phrases.map(({ says }) => phrase(says, lists)).join('|')})`)
    : new RegExp(phrases.map(({ says }) => `(?:${withLists(says, lists)})`).join('|'))

/** All phrases, ready to be read with. */
export type Phrases = ReturnType<typeof compilePhrases>

export function compilePhrases({ sets, lists, foreign }: PhraseData) {
  const nothing = /(?!)/
  const oneOf = (kind: PhraseSet['kind']): RegExp => {
    const set = sets.find((each) => each.kind === kind)
    return set ? compileSet(set, lists) : nothing
  }
  const eachOf = (kind: PhraseSet['kind']): RegExp[] =>
    sets
      .filter((set) => set.kind === kind)
      .flatMap(({ phrases }) => phrases.map(({ says }) => compilePhrase(kind, says, lists)))
  const ready = <T extends PhraseSet & { tells: unknown }>(set: T) => ({
    tells: set.tells as T['tells'],
    says: compileSet(set, lists),
  })
  return {
    dangers: sets.filter((set) => set.kind === 'danger').map(ready),
    concerns: sets.filter((set) => set.kind === 'concern').map(ready),
    variants: sets.filter((set) => set.kind === 'variant').map(ready),
    idioms: eachOf('idiom'),
    settled: eachOf('settled'),
    mentions: eachOf('mention'),
    bereaved: eachOf('bereaved'),
    subjects: eachOf('subject'),
    childAsides: eachOf('child-aside'),
    study: oneOf('study'),
    claim: oneOf('claim'),
    self: oneOf('self'),
    other: oneOf('other'),
    child: oneOf('child'),
    askerIsDanger: oneOf('asker-is-danger'),
    foreign: foreign.map(compileForeign),
  }
}
