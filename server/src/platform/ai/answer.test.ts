import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readAnswer } from './answer.ts'

const schema = z.object({ content: z.string(), points: z.array(z.object({ id: z.string() })) })
const value = { content: 'A brace } and </b> in it.', points: [{ id: 'a' }] }
const json = JSON.stringify(value)

test.each([
  ['plain', json],
  ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
  ['in a fence that is never closed', `\`\`\`\n${json}`],
  ['after words', `Here it is:\n${json}\nPeace.`],
  ['after thinking', `<think>\n{"content": "no", "points": []}\n</think>\n\n${json}`],
  ['after thinking whose beginning the server kept', `so {x}\n</think>${json}`],
  ['with more than was asked for', JSON.stringify({ ...value, mood: 'calm' })],
])('%s', (_, text) => {
  expect(readAnswer(text, schema, false)).toEqual({ ok: true, value })
})

test.each([
  ['', 'it was not one JSON object'],
  ['<think>{"content": "no", "points": []}', 'it was not one JSON object'],
  ['"just words"', 'it was not one JSON object'],
  ['{"content": 5, "points": [{"id": 1}]}', 'it did not fit the schema at: content, points.0.id'],
])('%s cannot be used', (text, fault) => {
  expect(readAnswer(text, schema, false)).toEqual({ ok: false, fault })
})

test('line breaks within a text are taken for what they are', () => {
  const text = '{\n  "content": "One thing.\n\nA \\"second\\" thing.",\n  "points": []\n}\nAmen'
  expect(readAnswer(text, schema, false)).toEqual({
    ok: true,
    value: { content: 'One thing.\n\nA "second" thing.', points: [] },
  })
})

test('an answer that was cut off is said to be', () => {
  expect(readAnswer(json.slice(0, 20), schema, true)).toMatchObject({ fault: expect.stringContaining('cut off') })
})
