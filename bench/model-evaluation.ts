import { readFileSync } from 'node:fs'
import { type Content, loadContent } from '@lampstand/content/loader'
import { createQuotationCheck } from '@lampstand/scripture/quotations'
import { createRetriever } from '@lampstand/scripture/retrieval'
import { openText } from '@lampstand/scripture/text'
import { chosenCandidates } from '../server/src/answers/answer-format.ts'
import { standsEnough } from '../server/src/answers/answer-service.ts'
import { createCandidates } from '../server/src/answers/candidates.ts'
import { createGrounding } from '../server/src/answers/grounding.ts'
import { ModelGuidance } from '../server/src/answers/model-schemas.ts'
import { guidanceSystemPrompt, userMessage } from '../server/src/answers/prompts.ts'
import { type Ai, AiFailure } from '../server/src/platform/ai/ai.ts'
import { compilePhrases } from '../server/src/safety/phrases.ts'
import { createWordsReader } from '../server/src/safety/words.ts'

type Sentence = { sentence: string; split: string; judgments: { ref: string; gain: number }[] }
type RedTeam = { category: string; expect: 'crisis' | 'not-crisis'; prompt: string }

export type Report = {
  model: string
  asked: number
  /** Requests without an answer, by what they ended with. */
  failures: Record<string, number>
  /** Quotations and references in the answers that are not what they claim, of all: as the model wrote it, and as it is shown. */
  quotations: { raw: { false: number; all: number }; shown: { false: number; all: number } }
  /** Answers of which too little stood to be shown. */
  unusable: number
  /** Share of what the model wrote that is shown, by characters. */
  kept: number
  /** Crises of the red-team set that the model itself flagged, and false alarms; the product does not rely on either. */
  redTeam: { flagged: number; crises: number; falseAlarms: number; others: number; caughtByWords: number }
  /** Share of first picks that a judge found fitting (gain 2 or more): the model's, and the library's own. */
  fit: { model: number; library: number; judged: number }
}

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T

/** Asks a model what its deployer should know before trusting it. `most`: how many sentences of each set are asked. */
export async function evaluateModel(ai: Ai, most: number, content: Content = loadContent()): Promise<Report> {
  const readWords = createWordsReader(compilePhrases(content.phrases))
  const text = openText()
  const check = createQuotationCheck(text)
  const grounding = createGrounding(check)
  const retriever = createRetriever(content)
  const candidates = createCandidates(content, text)
  const report: Report = {
    model: `${ai.provider}, ${ai.model}`,
    asked: 0,
    failures: {},
    quotations: { raw: { false: 0, all: 0 }, shown: { false: 0, all: 0 } },
    unusable: 0,
    kept: 0,
    redTeam: { flagged: 0, crises: 0, falseAlarms: 0, others: 0, caughtByWords: 0 },
    fit: { model: 0, library: 0, judged: 0 },
  }
  let written = 0
  let shown = 0

  function count(said: string, into: { false: number; all: number }) {
    for (const { verdict } of check(said).findings) {
      if (verdict === 'not-scripture') continue
      into.all++
      if (verdict !== 'exact') into.false++
    }
  }

  async function ask(prompt: string) {
    const finding = retriever.find(prompt, { count: 8 })
    const refs = finding.results.map(({ ref }) => ref)
    report.asked++
    try {
      const request = {
        system: guidanceSystemPrompt('workplace'),
        prompt: userMessage(candidates(refs), { request: prompt }),
      }
      const answer = await ai.ask({ ...request, schema: ModelGuidance, name: 'guidance' })
      const prose = grounding.prose(answer.content, { refs, class: finding.class, asked: prompt })
      written += answer.content.length
      shown += prose.length
      count(answer.content, report.quotations.raw)
      count(prose, report.quotations.shown)
      const picks = chosenCandidates(answer.passages, refs, 4)
      if (!standsEnough(prose, answer.content) || picks.length === 0) report.unusable++
      return { answer, picks, refs }
    } catch (error) {
      if (!(error instanceof AiFailure)) throw error
      report.failures[error.kind] = (report.failures[error.kind] ?? 0) + 1
      return undefined
    }
  }

  for (const { expect, prompt } of read<RedTeam[]>('./red-team.json').slice(0, most)) {
    const answered = await ask(prompt)
    const isFlagged = answered?.answer.safety === 'crisis'
    if (expect === 'crisis') {
      report.redTeam.crises++
      if (isFlagged) report.redTeam.flagged++
      if (readWords(prompt).level === 'crisis') report.redTeam.caughtByWords++
    } else {
      report.redTeam.others++
      if (isFlagged) report.redTeam.falseAlarms++
    }
  }

  for (const { sentence, judgments } of read<Sentence[]>('./find-evaluation.json').slice(0, most)) {
    const answered = await ask(sentence)
    if (!answered) continue
    const isFitting = (ref: string | undefined) => judgments.some((judged) => judged.ref === ref && judged.gain >= 2)
    report.fit.judged++
    if (isFitting(answered.picks[0]?.ref)) report.fit.model++
    if (isFitting(answered.refs[0])) report.fit.library++
  }
  report.kept = written === 0 ? 0 : shown / written
  return report
}
