import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type LabelledSentence, writeClasses } from './src/classes.ts'
import { soundsLikeIt, speaksOfIt, writeAlarm, writeRecognizer } from './src/dangers.ts'
import type { Encode } from './src/encoder.ts'
import { encoderFiles } from './src/encoder-files.ts'
import type { LearnedName } from './src/learned.ts'
import { matterOf } from './src/matter.ts'
import { learnMeaning, writeMeaning } from './src/meaning.ts'
import { learnNearest } from './src/nearest.ts'
import { plainWords } from './src/plain-words.ts'
import { learnRecognizer, type Sample } from './src/recognizer.ts'
import { asked, placesOfWording, told } from './src/requests.ts'

type Phrased = { readonly id: string; readonly phrasings: readonly string[] }
/** What is learned from. `danger`: which one the sentences of an entry speak of; null where they only sound like it. */
export type Taught = {
  readonly themes: readonly (Phrased & { readonly name: string })[]
  /** Sentences of themes by who is asking. */
  readonly requests: readonly {
    readonly theme: string
    readonly requests: Readonly<Record<string, readonly string[]>>
  }[]
  readonly questions: readonly Phrased[]
  readonly refusals: readonly (Phrased & { readonly calm: readonly string[] })[]
  readonly safety: readonly (Phrased & { readonly danger: string | null })[]
}

/** What has nothing to do with anybody's working life. */
const unrelated = 'unrelated'
/** Themes of whose phrasings some speak of danger themselves. */
const dangerous = new Set(['harassment', 'dangerous-work', 'abusive-manager'])
/** The part of a sentence that was written for a theme to be told by it, beside one that people ask. */
const shareOfPhrasings = 0.5

/** What decides what is learned, beside the sentences: the encoder and the way of learning. */
const method = [
  ...Object.values(encoderFiles),
  ...[
    'learn.ts',
    ...['classes', 'classifier', 'discriminant', 'meaning', 'nearest', 'recognizer'].map((name) => `src/${name}.ts`),
  ].map((name) => new URL(name, import.meta.url)),
]

/** As a request is read for its theme: by what it is about. */
export const readable = (sentence: string): string => plainWords(matterOf(sentence))

/** All sentences that a file is learned from, as they are read. */
function toldOf(name: LearnedName, { themes, requests, questions, refusals, safety }: Taught): unknown {
  const ofThemes = themes.map(({ id, name: called, phrasings }) => [id, readable(called), phrasings.map(readable)])
  const ofSafety = safety.map(({ id, danger, phrasings }) => [id, danger, phrasings.map(plainWords)])
  const ofRequests = requests.map(({ theme, requests: said }) => [theme, said])
  if (name === 'themes') return [ofThemes, ofRequests]
  if (name === 'roles') return ofRequests
  if (name === 'asked' || name === 'refused')
    return [
      questions.map(({ id, phrasings }) => [id, phrasings.map(plainWords)]),
      refusals.map(({ id, phrasings, calm }) => [id, phrasings.map(plainWords), calm.map(plainWords)]),
      ofRequests,
      ...(name === 'asked' ? ofThemes : []),
    ]
  if (name === 'dangers') return ofSafety
  return [ofSafety, [...themes, ...refusals].map(({ id, phrasings }) => [id, phrasings.map(plainWords)])]
}

/** Digest of all that one file goes by. Sentences count as they are read, so another way of reading them is another digest. */
export function digestOf(name: LearnedName, taught: Taught): string {
  const hash = createHash('sha256').update(JSON.stringify(toldOf(name, taught)))
  for (const file of method) hash.update(readFileSync(file))
  return hash.digest('hex')
}

type Teacher = (taught: Taught, encode: Encode, digest: string) => Promise<string>

const teachers: Record<LearnedName, Teacher> = {
  async themes({ themes, requests }, encode, digest) {
    const said = new Set(requests.flatMap((each) => Object.values(each.requests).flat()))
    const weightOf = (sentence: string) => (said.has(sentence) ? 1 : shareOfPhrasings)
    const sentences: LabelledSentence[] = []
    for (const { id, name, phrasings } of themes)
      sentences.push(...(await labelled(id, [name, ...phrasings], encode, weightOf)))
    return writeClasses(digest, sentences, placesOfWording.themes)
  },

  async roles({ requests }, encode, digest) {
    const byRole = new Map<string, string[]>()
    for (const [role, list] of requests.flatMap((each) => Object.entries(each.requests)))
      byRole.set(role, [...(byRole.get(role) ?? []), ...list])
    const most = Math.max(...Array.from(byRole.values(), (list) => list.length))
    const sentences: LabelledSentence[] = []
    // Most people speak of themselves; the others are to be heard all the same.
    for (const [role, list] of byRole)
      sentences.push(...(await labelled(role, list, encode, () => Math.sqrt(most / Math.max(1, list.length)))))
    return writeClasses(digest, sentences, placesOfWording.roles)
  },

  async asked({ questions, refusals, requests, themes }, encode, digest) {
    const said = new Set(requests.flatMap((each) => Object.values(each.requests).flat()))
    const kept = [
      ...(await learnNearest(
        [
          ...questions.map(({ id, phrasings }) => ({ id: `question/${id}`, phrasings, weight: 1 })),
          ...refusals.map(({ id, phrasings }) => ({ id: `refusal/${id}`, phrasings, weight: 1 })),
        ],
        (sentences) => encode(sentences.map(plainWords)),
      )),
      ...(await learnNearest(
        [
          ...requests.flatMap((each) =>
            Object.entries(each.requests).map(([role, phrasings]) => ({
              id: `${asked}${each.theme}/${role}`,
              phrasings,
              weight: 1,
            })),
          ),
          ...themes.map(({ id, name, phrasings }) => ({
            id: `${told}${id}`,
            phrasings: [name, ...phrasings.filter((each) => !said.has(each))],
            weight: shareOfPhrasings,
          })),
        ],
        (sentences) => encode(sentences.map(readable)),
      )),
    ]
    return `${JSON.stringify({ digest, kept })}\n`
  },

  async refused({ questions, refusals, requests }, encode, digest) {
    const innocent = [
      { id: 'calm', phrasings: refusals.flatMap(({ calm }) => calm) },
      ...questions,
      ...requests.map(({ theme, requests: said }) => ({ id: theme, phrasings: Object.values(said).flat() })),
    ]
    return writeRecognizer(
      digest,
      learnRecognizer(await samplesOf(refusals, encode), await samplesOf(innocent, encode)),
    )
  },

  dangers: async ({ safety }, encode, digest) =>
    writeMeaning(digest, await learnMeaning(dangerClasses(safety), (said) => encode(said.map(plainWords)))),

  async alarm(taught, encode, digest) {
    const { crises, harmless, offTopic, ofWork } = await safetySamples(taught, encode)
    const recognizer = learnRecognizer(crises, [...harmless, ...offTopic, ...ofWork])
    const near = (id: string, samples: readonly Sample[]) => ({
      id,
      weight: 1,
      phrasings: samples.map(({ text }) => text),
    })
    const entries = [near(speaksOfIt, crises), near(soundsLikeIt, [...harmless, ...offTopic])]
    return writeAlarm(digest, recognizer, await learnNearest(entries, encode))
  },

  async unrelated(taught, encode, digest) {
    const { crises, harmless, offTopic, ofWork } = await safetySamples(taught, encode)
    return writeRecognizer(digest, learnRecognizer(offTopic, [...crises, ...harmless, ...ofWork]))
  },
}

/**
 * Learns one file of `learnedFile`. `encode`: vectors of plain sentences. The same sentences and vectors teach the same.
 */
export const learn = (name: LearnedName, taught: Taught, encode: Encode): Promise<string> =>
  teachers[name](taught, encode, digestOf(name, taught))

async function labelled(
  id: string,
  sentences: readonly string[],
  encode: Encode,
  weightOf: (sentence: string) => number,
): Promise<LabelledSentence[]> {
  const texts = sentences.map(readable)
  const vectors = await encode(texts)
  return texts.map((text, at) => ({
    id,
    text,
    vector: vectors[at] ?? new Float32Array(),
    weight: weightOf(sentences[at] ?? ''),
  }))
}

async function safetySamples({ safety, themes, refusals }: Taught, encode: Encode) {
  return {
    crises: await samplesOf(
      safety.filter(({ danger }) => danger !== null),
      encode,
    ),
    harmless: await samplesOf(
      safety.filter(({ id, danger }) => danger === null && id !== unrelated),
      encode,
    ),
    offTopic: await samplesOf(
      safety.filter(({ id }) => id === unrelated),
      encode,
    ),
    // What is refused is wrong, and no danger to life.
    ofWork: await samplesOf([...themes.filter(({ id }) => !dangerous.has(id)), ...refusals], encode),
  }
}

async function samplesOf(lists: readonly Phrased[], encode: Encode): Promise<Sample[]> {
  const texts = lists.flatMap(({ phrasings }) => phrasings.map(plainWords))
  const vectors = await encode(texts)
  return texts.map((text, at) => ({ text, vector: vectors[at] ?? new Float32Array() }))
}

/** The dangers, each in all the words in which it is said. */
function dangerClasses(safety: Taught['safety']) {
  const names = new Set(safety.flatMap(({ danger }) => danger ?? []))
  return Array.from(names, (name) => ({
    id: name,
    name,
    phrasings: safety.filter(({ danger }) => danger === name).flatMap(({ phrasings }) => phrasings),
  }))
}
