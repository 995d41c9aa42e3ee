import { readFileSync } from 'node:fs'
import { loadContent } from '@lampstand/content/loader'
import { createFinder } from '@lampstand/scripture/passage-finder'
import { createQuotationCheck } from '@lampstand/scripture/quotations'
import { openText } from '@lampstand/scripture/text'
import * as z from 'zod/mini'
import { createFactAnswers } from '../server/src/answers/direct-answers.ts'
import { createFacts } from '../server/src/answers/facts.ts'

const Question = z.strictObject({
  /** Misses of `dev` were read and mended; those of `test` were not looked at. */
  split: z.enum(['dev', 'test']),
  prompt: z.string(),
  /** Kinds of fact that it may be answered as; none where it only sounds like a question about the Bible. */
  fact: z.array(z.string()),
  /** What the answer must say or quote; one of these where `|` stands between. */
  says: z.optional(z.string()),
})

/** `right`: answered, and with what it must say; `wrong`: answered otherwise, or although nothing was asked. */
export type BibleOutcome = {
  readonly prompt: string
  readonly asks: boolean
  readonly right: boolean
  readonly wrong: boolean
  readonly answer: string | null
}

/** Asks what people ask about the Bible itself, and what only sounds like it. */
export function askBible(split: 'dev' | 'test'): BibleOutcome[] {
  const questions = z
    .array(Question)
    .parse(JSON.parse(readFileSync(new URL('bible-questions.json', import.meta.url), 'utf8')))
  const content = loadContent()
  const bible = openText()
  const finder = createFinder(bible)
  const factIn = createFacts({ content, bible, finder, check: createQuotationCheck(bible, finder) })
  const answer = createFactAnswers(content)
  return questions
    .filter((each) => each.split === split)
    .map(({ prompt, fact: kinds, says }) => {
      const fact = factIn(prompt)
      const draft = fact && answer(fact)
      const said = draft ? [...draft.content, ...draft.passages.map(({ ref }) => ref)].join('\n') : null
      const right =
        fact !== null && kinds.includes(fact.kind) && (says ?? '').split('|').some((part) => said?.includes(part))
      return { prompt, asks: kinds.length > 0, right, wrong: fact !== null && !right, answer: said }
    })
}
