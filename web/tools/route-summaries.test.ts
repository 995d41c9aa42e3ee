import { expect, test } from 'vitest'
import { withoutSummaries } from './route-summaries.ts'

test('what a call is for falls out, and nothing else', () => {
  const code = [
    '  saved: {',
    "    path: '/api/scripture/saved',",
    "    summary: 'The verses that the caller keeps, newest first.',",
    '    summary:',
    "      \"The caller's own, with 'quotes'.\",",
    "    access: 'actor',",
    '  },',
  ]
  const left = withoutSummaries(code.join('\n'))
    .split('\n')
    .filter((line) => line !== '')
  expect(left).toEqual([code[0], code[1], code[5], code[6]])
})
