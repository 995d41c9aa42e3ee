import { createInterface } from 'node:readline'
import { loadContent } from '@lampstand/content/loader'
import { GuidanceKind, GuidanceRequest } from '@lampstand/contract/guidance'
import { createDangerReading, openDangers } from '@lampstand/scripture/dangers'
import { createFinder } from '@lampstand/scripture/passage-finder'
import { createQuotationCheck } from '@lampstand/scripture/quotations'
import { remembering } from '@lampstand/scripture/remembering'
import { openRequests } from '@lampstand/scripture/requests'
import { createRetriever } from '@lampstand/scripture/retrieval'
import { openText } from '@lampstand/scripture/text'
import { createUnderstanding } from '@lampstand/scripture/understanding'
import * as z from 'zod/mini'
import { joinParagraphs } from '../server/src/answers/answer-draft.ts'
import { createComposer } from '../server/src/answers/composer.ts'
import { createReader } from '../server/src/answers/reader.ts'
import { assess, isUnrelated } from '../server/src/safety/assess.ts'
import { createCrisisComposer } from '../server/src/safety/crisis.ts'
import { createHelplines } from '../server/src/safety/helplines.ts'
import { askerIn, type SafetyReading } from '../server/src/safety/safety.ts'
import { createTextReader } from '../server/src/safety/text-reader.ts'

/* npm run -s guidance: a JSON object a line on standard input, answered by another as the library answers in the program. */

const Line = z.extend(GuidanceRequest, { kind: z.optional(GuidanceKind) })

const content = loadContent()
const text = openText()
const retriever = createRetriever(content)
const encoder = await openEncoder()
const understand = createUnderstanding({
  retriever,
  ...(encoder && { encode: encoder.encode, learned: encoder.learned }),
})
const dangers = encoder && createDangerReading({ encode: encoder.encode, meansDanger: encoder.meansDanger })
const readWords = createTextReader(content.phrases)
const help = createHelplines(content.helplines, undefined, content.languages)
const finder = createFinder(text)
const check = createQuotationCheck(text, finder)
const read = createReader({ understanding: { understand }, content, retriever, check, bible: text, finder })
const composer = createComposer(content, retriever)
const crisis = createCrisisComposer(content.crises, content.languages)

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(await answerLine(line))}\n`)
}

/** Nothing where there is no encoder for this machine: then keywords alone answer, as they do in the program. */
async function openEncoder() {
  try {
    // Loaded only here, since the runtime fails on loading where it has no binary.
    const { loadEncoder } = await import('@lampstand/scripture/encoder')
    return { encode: remembering(await loadEncoder()), learned: openRequests(), meansDanger: openDangers() }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`Requests are read by words only: the sentence encoder did not start (${reason}).\n`)
    return undefined
  }
}

async function answerLine(line: string) {
  const parsed = z.safeParse(Line, readJson(line))
  if (!parsed.success) return { error: parsed.error.issues.map(({ message }) => message).join(' ') }
  const { prompt, kind = 'workplace', context = '', about } = parsed.data
  try {
    const reading = await read(prompt, await heard(`${prompt}\n${context}`), { about })
    const { theme, role, question, fact, confident, alternatives } = composer.understood(reading)
    const isCrisis = reading.level === 'crisis'
    const draft = isCrisis
      ? crisis(reading, help.helpIn(null, reading.danger, reading), 0)
      : composer.compose({ kind, text: `${prompt}\n${context}`, ...reading, repeats: 0 })
    return {
      understood: {
        theme,
        role,
        question: question ?? reading.refusal?.id ?? null,
        fact,
        confident,
        alternatives: alternatives.map((each) => each.about),
      },
      safety: reading.level,
      danger: reading.danger,
      who: reading.level === 'none' ? 'none' : reading.who,
      content: joinParagraphs(draft.content),
      references: draft.passages.map(({ ref }) => ref).filter((ref) => text.has(ref)),
    }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** As `createSafety` reads it, on this thread. */
async function heard(said: string): Promise<SafetyReading> {
  const words = await readWords(said)
  const { literal, variants, language } = words
  const meant = dangers && language === null ? await dangers(literal) : []
  const { level, danger } = assess(words, meant)
  return { level, danger, who: words.who ?? askerIn(danger), variants, isUnrelated: isUnrelated(meant), language }
}
