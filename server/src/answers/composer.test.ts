import { loadContent } from '@lampstand/content/loader'
import { foldedSentences } from '@lampstand/content/prose-rules'
import { guidanceKinds } from '@lampstand/contract/guidance'
import { createRetriever } from '@lampstand/scripture/retrieval'
import { describe, expect, it } from 'vitest'
import { joinParagraphs } from './answer-draft.ts'
import { createComposer } from './composer.ts'

const content = loadContent()
const retriever = createRetriever(content)
const composer = createComposer(content, retriever)
/** Somebody to whom it happens, and who asks nothing outright. */
const plain = {
  text: '',
  role: 'affected',
  question: null,
  refusal: null,
  fact: null,
  isConfident: true,
  language: null,
} as const

function compose(kind: (typeof guidanceKinds)[number], theme: string, repeats = 0) {
  const finding = retriever.forTheme(theme)
  return composer.compose({ ...plain, kind, finding, repeats })
}
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}']+/gu) ?? []
const triplesOf = (text: string) => {
  const words = wordsOf(text)
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`))
}

describe.each(guidanceKinds)('answers of the kind %s', (kind) => {
  it('to different situations have little in common', () => {
    const answers = content.situations.map(({ theme }) => triplesOf(joinParagraphs(compose(kind, theme).content)))
    let most = 0
    for (const [at, one] of answers.entries()) {
      for (const other of answers.slice(at + 1)) {
        const shared = [...one].filter((triple) => other.has(triple)).length
        most = Math.max(most, shared / (one.size + other.size - shared))
      }
    }
    expect(most).toBeLessThanOrEqual(0.15)
  })

  it('vary by at least half their sentences when repeated', () => {
    for (const { theme } of content.situations) {
      const [first, second] = [0, 1].map((repeats) =>
        foldedSentences(joinParagraphs(compose(kind, theme, repeats).content)),
      )
      const kept = (second ?? []).filter((sentence) => first?.includes(sentence))
      expect(kept.length / (second?.length ?? 1), theme).toBeLessThanOrEqual(0.5)
    }
  })

  it('offer only what harms nobody in that moment', () => {
    for (const { theme } of content.situations) {
      const { class: moment } = retriever.forTheme(theme)
      for (const { ref } of compose(kind, theme).passages) expect(retriever.isAllowed(ref, [moment]), ref).toBe(true)
    }
  })
})

describe('the kinds differ as a reader would expect', () => {
  it('ethical names what is at stake, the line, and questions', () => {
    const { content: said } = compose('ethical', 'asked-to-lie')
    expect(said).toEqual(expect.arrayContaining(['What is at stake', 'The line not to cross', 'Questions to ask']))
  })

  it('encouragement does not begin with steps', () => {
    const [first] = compose('encouragement', 'burnout').content
    expect(first).not.toMatch(/^- /)
  })

  it('prayer is one that can be prayed, to its Amen', () => {
    for (const { theme } of content.situations) expect(compose('prayer', theme).content.at(-1)).toMatch(/Amen\.$/)
  })
})

it('somebody vulnerable is never answered with words for somebody else', () => {
  const finding = retriever.find('My colleague harasses me and I cannot forgive him')
  expect(['mistreated', 'distress']).toContain(finding.class)
  const draft = composer.compose({ ...plain, kind: 'workplace', finding, repeats: 0 })
  expect(joinParagraphs(draft.content)).not.toMatch(/\bsubmit\b|turn the other cheek/i)
})

it('asks back in words for whoever leads others, and not for one in trouble', () => {
  const finding = { ...retriever.forTheme('mentoring'), class: 'striving' as const }
  const ask = (role: 'affected' | 'responsible') =>
    composer.compose({ ...plain, role, isConfident: false, kind: 'workplace', finding, repeats: 0 }).content
  const [opening, reflection] = ask('responsible')
  expect(content.general.asking).toContain(opening)
  expect(content.roles.find(({ role }) => role === 'responsible')?.reflections).toContain(reflection)
  expect(content.general.reflections).toContain(ask('affected')[1])
})
