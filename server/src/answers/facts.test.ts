import { loadContent } from '@lampstand/content/loader'
import { createFinder } from '@lampstand/scripture/passage-finder'
import { createQuotationCheck } from '@lampstand/scripture/quotations'
import { openText } from '@lampstand/scripture/text'
import { describe, expect, it } from 'vitest'
import { createFactAnswers } from './direct-answers.ts'
import { createFacts } from './facts.ts'

const content = loadContent()
const text = openText()
const finder = createFinder(text)
const factIn = createFacts({ content, bible: text, finder, check: createQuotationCheck(text, finder) })
const answer = createFactAnswers(content)
const answerTo = (request: string) => {
  const fact = factIn(request)
  return fact ? answer(fact) : null
}

describe('a passage that is named', () => {
  it.each(['What does Romans 8:28 mean?', 'Jeremiah 29:11', 'Explain Psalm 23 to me', 'What is Obadiah about?'])(
    '"%s" is read in its window',
    (request) => {
      const { passages = [] } = answerTo(request) ?? {}
      if (request.includes('Obadiah')) return expect(passages.every(({ ref }) => text.has(ref))).toBe(true)
      expect(passages.length).toBeGreaterThan(0)
      for (const { ref } of passages) expect(text.has(ref)).toBe(true)
    },
  )

  it.each([
    'Philippians 4:6-7',
    'Romans 5:3-5',
    'James 1:2-4',
    'Psalm 91',
    'Matthew 5:9',
    'Proverbs 16:3',
    'Jeremiah 29:11',
    'Philippians 4:13',
    'Romans 8:28',
    'Joshua 1:9',
    'Psalm 46:10',
    'Matthew 11:28',
    'Colossians 3:23',
    'Isaiah 40:31',
    'Proverbs 3:5-6',
    '2 Timothy 1:7',
    '1 Corinthians 10:13',
    'Isaiah 41:10',
    'Malachi 3:10',
    'Matthew 18:20',
  ])('%s, which everybody looks for, says what it does not promise', (reference) => {
    expect(answerTo(`What does ${reference} mean?`)?.content).toContain('How it is easily misread')
  })

  it('is shown from its beginning where it is long', () => {
    const draft = answerTo('Psalm 119')
    expect(draft?.content[0]).toContain('It is long')
    expect(draft?.passages[0]?.ref).toBe('Ps.119.1-Ps.119.12')
  })

  it('does not make a fact of a story that mentions one', () => {
    const story =
      'My boss quotes Colossians 3:23 at me whenever I ask for my overtime pay, and I am so tired of it that I could cry'
    expect(factIn(story)).toBeNull()
  })
})

describe('a reference that does not exist', () => {
  it.each([
    ['What does Hezekiah 4:12 say?', 'no book of that name'],
    ['Read me John 30:2', 'the book has 21 chapters'],
    ['Philippians 4:40', 'ends with verse 23'],
    ['What is in Jude 2:4?', 'one chapter'],
  ])('"%s" is said not to, and why', (request, why) => {
    const draft = answerTo(request)
    expect(draft?.content[0]).toMatch(/^No, /)
    expect(draft?.content[0]).toContain(why)
    expect(draft?.passages).toEqual([])
  })

  it('is not given back in the words of the person', () => {
    expect(JSON.stringify(answerTo('What does Hezekiah 4:12 say?'))).not.toContain('Hezekiah')
  })
})

describe('a saying that is taken for scripture', () => {
  it.each(content.sayings)('"$saying" is known, in all its wordings', ({ id, saying, also }) => {
    for (const form of [saying, ...also]) {
      for (const request of [form, `Where does the Bible say that ${form}?`, `Is "${form}" in the Bible?`]) {
        const fact = factIn(request)
        expect(fact?.kind === 'saying' && fact.saying.id, request).toBe(id)
      }
    }
  })

  it('does not interrupt somebody who only mentions it', () => {
    const grieving =
      'Everybody at work tells me that God never gives you more than you can handle but my son is dead and I cannot breathe when I open the door in the morning'
    expect(factIn(grieving)).toBeNull()
  })
})

describe('words that are quoted', () => {
  it('are found where they stand, also in the wording of another translation', () => {
    const fact = factIn('Where in the Bible is "For God so loved the world that he gave his only begotten Son"?')
    expect(fact).toMatchObject({ kind: 'words', refs: ['John.3.16'] })
  })

  it('are not denied where they are not found: translations differ', () => {
    const fact = factIn('Which verse is "the diligent accountant shall audit the proud in the gate of the tax office"?')
    expect(fact).toMatchObject({ kind: 'words', refs: [] })
    expect(fact && answer(fact).content[0]).toMatch(/^I could not find these words/)
  })

  it('of somebody at work are no scripture', () => {
    expect(factIn('My boss said "you will never amount to anything in this company" and I can\'t forget it')).toBeNull()
  })
})
