import { expect, test } from 'vitest'
import { importSummary, readImport } from './import-file.ts'

const file = (content: unknown) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return { size: text.length, text: async () => text }
}
const header = { format: 'lampstand-export', version: 1, exportedAt: '2026-03-02T09:00:00Z' }

test('an export is read with all that it holds', async () => {
  expect(await readImport(file({ ...header, savedScriptures: [], account: { email: 'a@b.c' } }))).toEqual({
    file: { ...header, savedScriptures: [], account: { email: 'a@b.c' } },
  })
})

test.each([
  ['not JSON', 'hello', /not a file that Lampstand/],
  ['something else', { ...header, format: 'diary' }, /not a file that Lampstand/],
  ['of a later version', { ...header, version: 7 }, /another version/],
])('a file that is %s says so', async (_what, content, fault) => {
  expect(await readImport(file(content))).toEqual({ fault: expect.stringMatching(fault) })
})

test('a file that is too large is not even opened', async () => {
  const text = () => Promise.reject(new Error('opened'))
  expect(await readImport({ size: 30_000_000, text })).toEqual({ fault: expect.stringContaining('20 MB') })
})

test('the summary says what came, what was here, and what was left out', () => {
  expect(
    importSummary([
      { part: 'savedScriptures', added: 2, alreadyHere: 1, leftOut: 1 },
      { part: 'versesShown', added: 0, alreadyHere: 0, leftOut: 0 },
    ]),
  ).toEqual([
    'Brought back: 2 saved scriptures.',
    '1 entry was already here and stayed as it was.',
    '1 left out: this server does not have it, or there is no room.',
  ])
  expect(importSummary([{ part: 'savedScriptures', added: 0, alreadyHere: 0, leftOut: 0 }])).toEqual([
    'Nothing new was in that file.',
  ])
})
