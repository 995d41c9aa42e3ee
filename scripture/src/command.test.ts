import { expect, it } from 'vitest'
import { answerLine } from './command.ts'
import { createQuotationCheck } from './quotations.ts'
import type { Finding } from './retrieval.ts'
import { openText } from './text.ts'

const finding: Finding = {
  class: 'pressed',
  confidence: 0.8,
  theme: { id: 'records', name: 'Falsified records' },
  themes: [],
  guarded: [],
  results: [{ ref: 'Prov.11.1', themes: ['records'], score: 0.2 }],
}
const parts = { find: () => finding, check: createQuotationCheck(openText()) }
const ask = async (task: 'find' | 'parse' | 'check', line: string): Promise<unknown> =>
  JSON.parse(await answerLine(task, line, parts))

it('finds passages for a sentence', async () => {
  expect(await ask('find', '{"query":"asked to backdate a contract"}')).toEqual({
    query: 'asked to backdate a contract',
    class: 'pressed',
    confidence: 0.8,
    results: [{ ref: 'Prov.11.1', themes: ['records'], score: 0.2 }],
  })
})

it('reads references in the order of the text, without those that do not exist', async () => {
  expect(await ask('parse', '{"text":"see Eph 6, Romans 17:1 and Phil 4:6f"}')).toEqual({
    refs: ['Eph.6.1-Eph.6.24', 'Phil.4.6-Phil.4.7'],
  })
})

it('checks and repairs a text', async () => {
  expect(await ask('check', JSON.stringify({ text: 'Rest (Hezekiah 3:2).' }))).toEqual({
    text: 'Rest.',
    findings: [{ quote: '', claimed: 'Hezekiah 3:2', verdict: 'no-such-reference', ref: null }],
  })
})

it.each(['', 'no json', '[]', 'null', '{"text":5}', '{"query":null}'])(
  'says what it wants when given %s',
  async (line) => {
    expect(await ask('find', line)).toEqual({ error: expect.stringContaining('"query"') })
  },
)
