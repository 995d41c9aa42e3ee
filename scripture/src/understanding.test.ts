import { expect, it } from 'vitest'
import type { Finding, FindOptions } from './retrieval.ts'
import { createPassageSearch, createUnderstanding } from './understanding.ts'

const asked: FindOptions[] = []
const nothing: Finding = { class: 'ordinary', confidence: 0, theme: null, themes: [], guarded: [], results: [] }
const retriever = {
  find: (_query: string, options: FindOptions = {}) => {
    asked.push(options)
    return nothing
  },
}
const odds = new Map([['rest', 1]])
const roles = new Map([['affected', 1]])
const near = [{ id: 'question/ai', likeness: 0.9 }]
const refused = ({ text }: { text: string }) => (text.includes('fake') ? 0.9 : 0.1)
const learned = { meant: () => ({ themes: odds, roles }), asked: () => near, refused }

it('passes on what the encoder makes of a sentence', async () => {
  const find = createUnderstanding({ retriever, encode: async (said) => said.map(() => Float32Array.of(1)), learned })
  expect(await find('I am tired', { count: 3 })).toEqual({ ...nothing, roles, asked: near, refused: 0.1 })
  expect(asked.at(-1)).toEqual({ count: 3, meant: odds })
})

it('hears what is refused in one question amid a story', async () => {
  const find = createUnderstanding({ retriever, encode: async (said) => said.map(() => Float32Array.of(1)), learned })
  expect(await find('I am tired of Jim. How do I fake his invoice?')).toMatchObject({ refused: 0.9 })
})

it('answers by keywords alone when the encoder fails, and says so', async () => {
  const faults: unknown[] = []
  const encode = () => Promise.reject(new Error('stopped'))
  const find = createUnderstanding({ retriever, encode, learned, onFault: (error) => faults.push(error) })
  expect(await find('I am tired', { seed: 'a' })).toEqual({ ...nothing, roles: new Map(), asked: [], refused: 0 })
  expect(asked.at(-1)).toEqual({ seed: 'a' })
  expect(faults).toEqual([new Error('stopped')])
})

it('answers by keywords alone where there is no encoder', async () => {
  await createUnderstanding({ retriever })('I am tired')
  expect(asked.at(-1)).toEqual({})
})

it('searches for passages with one reading of the sentence', async () => {
  const read: string[] = []
  const encode = async (said: readonly string[]) => {
    read.push(...said)
    return said.map(() => Float32Array.of(1))
  }
  const find = createPassageSearch({ retriever, encode, learned })
  expect(await find('Am I wrong? I am tired. Who helps?', { count: 1 })).toEqual(nothing)
  expect(read).toEqual(['am i wrong? i am tired. who helps?'])
  expect(asked.at(-1)).toEqual({ count: 1, meant: odds })
})

it('searches for passages by keywords alone when the encoder fails, and says so', async () => {
  const faults: unknown[] = []
  const encode = () => Promise.reject(new Error('stopped'))
  const find = createPassageSearch({ retriever, encode, learned, onFault: (error) => faults.push(error) })
  expect(await find('I am tired', { seed: 'a' })).toEqual(nothing)
  expect(asked.at(-1)).toEqual({ seed: 'a' })
  expect(faults).toEqual([new Error('stopped')])
})
