import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { encoderFiles } from './encoder-files.ts'
import { createTokenizer } from './tokenizer.ts'

const tokenize = createTokenizer(readFileSync(encoderFiles.vocabulary, 'utf8'))

type Case = { readonly text: string; readonly tokens: readonly number[] }
/** What the reference (the package `tokenizers` of the model's authors, 0.23.3) says of odd sentences. */
const cases = JSON.parse(readFileSync(new URL('../encoder/tokens.json', import.meta.url), 'utf8')) as Case[]

it.each(cases)('takes $text apart as the reference does', ({ text, tokens }) => {
  expect(tokenize(text)).toEqual(tokens)
})

it('reads the names of special tokens as any other words', () => {
  const tokens = tokenize('[SEP] [CLS]')
  expect(tokens.filter((token) => token === 101 || token === 102)).toHaveLength(2)
})

it('reads the beginning of a huge text', () => {
  expect(tokenize('so tired '.repeat(200_000))).toHaveLength(128)
})
