import { foldedSentences } from '@lampstand/content/prose-rules'
import { oneOf } from '@lampstand/scripture/expressions'
import { formatReference, parseReference } from '@lampstand/scripture/references'
import { instructions } from './prompts.ts'

// What models write beside an answer: thoughts, markup of their training, JSON, their own instructions, the same again.

const fold = (text: string): string => foldedSentences(text).join(' ')
const wordsOf = (text: string): string[] => fold(text).split(' ').filter(Boolean)

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", '#39': "'", '#34': '"', nbsp: ' ' }

/**
 * The text with its line breaks and quotation marks as such: some models escape them twice, some write HTML. What cannot be
 * seen is taken out, since it would hide words from every check.
 */
export const unescaped = (text: string): string =>
  text
    .replace(/\\r?\\n|\\n/g, '\n')
    .replace(/\\t/g, ' ')
    .replace(/\\(["'])/g, '$1')
    .replace(/&(amp|quot|apos|nbsp|#39|#34);/g, (all, name: string) => entities[name] ?? all)
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')

const osis = /\b[1-3]?[A-Z][A-Za-z]{1,6}\.\d{1,3}\.\d{1,3}(?:-[1-3]?[A-Z][A-Za-z]{1,6}\.\d{1,3}\.\d{1,3})?(?![\w.]*\w)/g

/** Passages by the names that people use: a model repeats the ids that it was given. */
const named = (text: string): string =>
  text.replace(osis, (id) => {
    const ref = parseReference(id)
    return ref === undefined ? id : formatReference(ref)
  })

const forMachines = [
  // JSON, on lines of its own.
  /^\s*(?:[{}[\]]+,?|[{,]?\s*"[\w ]{1,40}"\s*:.*)\s*$/,
  // A row of a table, a rule.
  /^\s*\|.*\|?\s*$/,
  /^\s*(?:[-*_=]\s*){3,}$/,
]

const labels = /^\s*(?:\[\/?INST\]|<<\/?SYS>>|(?:assistant|answer|response|content|output)\s*:(?=\s|$))\s*/i

const prose = new Set(['', 'md', 'markdown', 'text', 'txt', 'plaintext'])

/** What a person is never told: talk about the request, its form, the machine, or themselves as a case. */
const aboutTheTask = new RegExp(
  [
    String.raw`\bas an ai\b`,
    String.raw`\bai language model\b`,
    String.raw`\bthe user(?:'s)? ${oneOf(
      ['is', 'has', 'was', 'feels', 'wants', 'asks', 'asked', 'wrote', 'needs', 'mentions', 'should'],
      ['request', 'query', 'prompt', 'message', 'input'],
    )}\b`,
    String.raw`\b${oneOf(
      ['system prompt', 'json (?:object|schema|format)', 'given candidates', 'candidate passages?', 'the candidates'],
      'the cautions?',
    )}\b`,
    String.raw`\b(?:remind|encourag|tell|help|assur)\w* the (?:worker|person|user|reader|individual)\b`,
    String.raw`^\W*the (?:worker|employee) (?:is(?! worthy)|was|has|feels|wants|needs|should)\b`,
    String.raw`\bmy (?:instructions|guidelines)\b`,
    String.raw`^\W*(?:the|this) (?:person|user|individual|asker|requester)(?:'s)? (?!who|you|next|beside|above)`,
  ].join('|'),
  'i',
)

const addressed = /\b(?:you|your|yours|yourself|we|us|our|ours|i|me|my|mine)\b/i

/** Whether a text speaks only of others: an answer about "them", to nobody, is none. What it quotes is not counted. */
export function isAboutOthers(text: string): boolean {
  const own = text.replace(/“[^”]*”|"[^"]*"/g, '')
  return !addressed.test(own) && /\b(?:they|them|their)\b/i.test(own)
}

/** Letters that no answer in English has; Greek and Hebrew words are explained in some. */
const foreignLetters =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}]/u

const english = new Set(
  'the and of to that you your for with this it is are not be can will who what when they have from or but do god we our us i my'.split(
    ' ',
  ),
)

/** Below this share of the plainest English words a text is in another language. In English it is a third and more. */
const leastEnglish = 0.12

/** Nothing of a text in another language can be checked: neither what it quotes nor what it advises. */
export function isEnglish(text: string): boolean {
  const words = wordsOf(text)
  return words.length < 10 || words.filter((word) => english.has(word)).length / words.length >= leastEnglish
}

const instructed = fold(instructions.join(' '))
const runs = (words: readonly string[], length: number): string[] =>
  words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '))
const tellingRun = 9
const instructedRuns = new Set(runs(instructed.split(' '), tellingRun))

/** Whether a sentence goes round in circles, or never ends. */
function isLoop(statement: string): boolean {
  const words = wordsOf(statement)
  const triples = runs(words, 3)
  return statement.length > longestSentence || (triples.length >= 12 && new Set(triples).size < triples.length / 2)
}

const longestSentence = 1200

/** Whether a statement is, or holds, what the model was told to do. */
function isInstruction(statement: string): boolean {
  const words = wordsOf(statement)
  if (words.length < fewestToRepeat) return false
  return (
    ` ${instructed} `.includes(` ${words.join(' ')} `) || runs(words, tellingRun).some((run) => instructedRuns.has(run))
  )
}

/** Words that two statements have in common, of all that they have. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / (one.size + other.size - shared)
}

/** Long statements are the same from this likeness on, short ones when they have the same words. */
const same = 0.7
const fewestToDiffer = 8
const fewestToRepeat = 4

/** Reads one answer from its beginning to its end, and remembers what it has said. `asked`: what the person wrote. */
export function createProseReader(asked = '') {
  const given = ` ${fold(asked)} `
  const givenRuns = new Set(runs(wordsOf(asked), tellingRun))
  const said: ReadonlySet<string>[] = []
  let isThought = false
  let isCode = false

  /** Whether much the same was said before; a model can go round in circles. */
  function isRepeated(statement: string): boolean {
    const words = wordsOf(statement)
    if (words.length < fewestToRepeat) return false
    const own = new Set(words)
    const enough = words.length < fewestToDiffer ? 1 : same
    const before = said.some((other) => likeness(own, other) >= enough)
    if (!before) said.push(own)
    return before
  }

  /** Whether a statement only gives the person their own words back. */
  function isEcho(statement: string): boolean {
    const words = wordsOf(statement)
    if (words.length <= fewestToRepeat) return false
    return given.includes(` ${words.join(' ')} `) || runs(words, tellingRun).some((run) => givenRuns.has(run))
  }

  /** The text without thoughts: those of one answer may reach over several paragraphs. */
  function withoutThoughts(text: string): string {
    let kept = ''
    for (const part of text.split(/(<\/?think(?:ing)?>)/i)) {
      if (/^<think/i.test(part)) isThought = true
      else if (/^<\/think/i.test(part)) {
        // Some servers swallow the opening one.
        if (!isThought) kept = ''
        isThought = false
      } else if (!isThought) kept += part
    }
    return kept
  }

  function isForPeople(line: string): boolean {
    const fence = /^\s*(?:```|~~~)\s*(\w*)/.exec(line)
    if (fence) isCode = !isCode && !prose.has(fence[1]?.toLowerCase() ?? '')
    return !fence && !isCode && !forMachines.some((pattern) => pattern.test(line))
  }

  return {
    /** A piece of prose as far as it is one, passages by the names that people use. */
    read: (piece: string): string =>
      named(withoutThoughts(piece))
        .split('\n')
        .filter(isForPeople)
        .map((line) => line.replace(labels, ''))
        .join('\n'),

    /** Whether a statement may be shown: meant for the person, in English, and not said before. */
    isWorthSaying: (statement: string): boolean =>
      !(
        aboutTheTask.test(statement) ||
        foreignLetters.test(statement) ||
        /[{[]\s*"\w+"\s*:/.test(statement) ||
        isInstruction(statement) ||
        isEcho(statement) ||
        isLoop(statement) ||
        isRepeated(statement)
      ),
  }
}

const isEntry = (line: string): boolean => /^\s*(?:-|\d{1,2}[.)])\s/.test(line)
const isEnded = /(?:[.!?…”"'’)\]»\d]|\p{Extended_Pictographic}\ufe0f?|\bamen)[*_]*\s*$/iu
const isBroken = /(?:[,;:–—-]|\b(?:a|an|the|of|to|and|or|but|with|for|in|on|at|by|that|which|your|my|is|are|not))\s*$/i

/** Prose without an end that breaks off or leads to nothing: half a sentence, a heading, a line that ends in a colon. */
export function withWholeEnd(text: string, sentencesOf: (text: string) => string[]): string {
  const sentences = sentencesOf(text)
  for (let last = sentences.length; last > 0; last--) {
    const kept = sentences.slice(0, last).join('').trimEnd()
    const line = kept.slice(kept.lastIndexOf('\n') + 1)
    if (isEntry(line) ? !isBroken.test(line) : isEnded.test(line)) return kept
  }
  return ''
}
