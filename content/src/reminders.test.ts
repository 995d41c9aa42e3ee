import { expect, test } from 'vitest'
import { loadContent } from './loader.ts'
import { foldedSentences, proseFaults } from './prose-rules.ts'

const { reminders } = loadContent()
const texts = Object.values(reminders).flat()

test('texts of reminders say nothing that Lampstand does not say', () => {
  expect(texts.flatMap((text) => proseFaults(text).map((fault) => `${text}: ${fault}`))).toEqual([])
})

test('no two sentences are alike, and every thanks is a prayer to its end', () => {
  const sentences = texts.flatMap(foldedSentences).filter((sentence) => sentence !== 'amen')
  expect(sentences.length).toBe(new Set(sentences).size)
  for (const text of reminders['evening thanks']) expect(text).toMatch(/ Amen\.$/)
})
