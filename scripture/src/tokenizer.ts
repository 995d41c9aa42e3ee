import { Tokenizer } from '@huggingface/tokenizers'

/** A sentence's tokens by their numbers, between a first and a last token that every sentence has. */
export type Tokenize = (sentence: string) => number[]

/** The encoder reads this many tokens of a sentence; the rest is left out. */
const mostTokens = 128
/** Far more characters than those tokens have; a text of a million must not be taken apart for nothing. */
const mostCharacters = 4000

/** The tokenizer of BERT, uncased. `vocabulary`: a token a line, in the order of their numbers. */
export function createTokenizer(vocabulary: string): Tokenize {
  const tokens = vocabulary.trimEnd().split('\n')
  const numbers = Object.fromEntries(tokens.map((token, at) => [token, at]))
  const tokenizer = new Tokenizer(
    {
      version: '1.0',
      added_tokens: [],
      normalizer: {
        type: 'BertNormalizer',
        clean_text: true,
        handle_chinese_chars: true,
        strip_accents: null,
        lowercase: true,
      },
      pre_tokenizer: { type: 'BertPreTokenizer' },
      post_processor: null,
      decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
      model: {
        type: 'WordPiece',
        unk_token: '[UNK]',
        continuing_subword_prefix: '##',
        max_input_chars_per_word: 100,
        vocab: numbers,
      },
    },
    {},
  )
  const numberOf = (token: string): number => {
    const number = numbers[token]
    if (number === undefined) throw new Error(`The encoder's vocabulary has no ${token}.`)
    return number
  }
  const [first, last] = [numberOf('[CLS]'), numberOf('[SEP]')]
  return (sentence) => {
    const { ids } = tokenizer.encode(sentence.slice(0, mostCharacters))
    return [first, ...ids.slice(0, mostTokens - 2), last]
  }
}
