import type { QuotationCheck } from './quotations.ts'
import { parseReferences } from './references.ts'
import type { Finding } from './retrieval.ts'

/** What the command can be asked: passages for a sentence, references in a text, a check of a text's quotations. */
export const tasks = ['find', 'parse', 'check'] as const
export type Task = (typeof tasks)[number]

type Parts = {
  readonly find: (query: string) => Promise<Finding> | Finding
  readonly check: (text: string) => QuotationCheck
}

/**
 * Answers one line of JSON with another: find {"query"} → {"query","class","confidence","results"}, parse {"text"} →
 * {"refs"}, check {"text"} → {"text","findings"}. A line that is not as it should be is answered with {"error"}.
 */
export async function answerLine(task: Task, line: string, { find, check }: Parts): Promise<string> {
  const field = task === 'find' ? 'query' : 'text'
  const given = readField(line, field)
  if (given === undefined) return JSON.stringify({ error: `Give a JSON object a line with a string "${field}".` })
  if (task === 'parse') {
    const found = parseReferences(given).filter(({ exists }) => exists)
    return JSON.stringify({ refs: found.map(({ ref }) => ref) })
  }
  if (task === 'check') return JSON.stringify(check(given))
  const { class: situation, confidence, results } = await find(given)
  return JSON.stringify({ query: given, class: situation, confidence, results })
}

function readField(line: string, field: string): string | undefined {
  try {
    const value: unknown = JSON.parse(line)
    const read = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined
    return typeof read === 'string' ? read : undefined
  } catch {
    return undefined
  }
}
