import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { books } from './books.ts'
import { verseAt, verseCount, verseId } from './canon.ts'
import { formatReference, parseReference, parseReferences } from './references.ts'
import { openText } from './text.ts'

type Case = { text: string; refs: string[]; missing?: string[] }
const cases = JSON.parse(readFileSync(new URL('../test-data/references.json', import.meta.url), 'utf8')) as Case[]

describe('references in a text', () => {
  it.each(cases)('$text', ({ text, refs, missing = [] }) => {
    const found = parseReferences(text)
    expect(found.filter(({ exists }) => exists).map(({ ref }) => ref)).toEqual(refs)
    expect(found.filter(({ exists }) => !exists).map(({ ref }) => ref)).toEqual(missing)
  })

  it('say where they stand', () => {
    const text = 'Rest (Matt 11:28–30), not Hezekiah 3:2; and 1 Jn 4:7-8, 18.'
    expect(parseReferences(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Matt 11:28–30',
      'Hezekiah 3:2',
      '1 Jn 4:7-8',
      '18',
    ])
  })

  it('are looked for only so far into a text without end', () => {
    const page = 'and so on. '.repeat(8_000)
    expect(parseReferences(`${page}John 3:16`)).toHaveLength(1)
    expect(parseReferences(`${page}${page}John 3:16`)).toEqual([])
  })
})

describe('one reference', () => {
  it.each([
    ['John 3:16', 'John.3.16'],
    ['  prov 3:5-6 ', 'Prov.3.5-Prov.3.6'],
    ['Prov.3.5-Prov.3.6', 'Prov.3.5-Prov.3.6'],
    ['Psalm 23', 'Ps.23.1-Ps.23.6'],
    ['Mark 5', 'Mark.5.1-Mark.5.43'],
  ])('%s is %s', (text, ref) => expect(parseReference(text)).toBe(ref))

  it.each(['John 3:16, 18', 'John 3:99', 'Psalm 151', 'grace', '', 'Acts 8:37'])('"%s" is not', (text) =>
    expect(parseReference(text)).toBeUndefined(),
  )
})

describe('a reference as it is written', () => {
  it.each([
    ['John.3.16', 'John 3:16'],
    ['Prov.3.5-Prov.3.6', 'Proverbs 3:5-6'],
    ['Ps.23.1-Ps.23.6', 'Psalm 23'],
    ['Ps.23.4', 'Psalm 23:4'],
    ['Ps.120.1-Ps.134.3', 'Psalms 120-134'],
    ['Gen.1.31-Gen.2.3', 'Genesis 1:31-2:3'],
    ['Matt.5.1-Matt.7.29', 'Matthew 5-7'],
    ['Rom.16.1-Rom.16.24', 'Romans 16'],
    ['Jude.1.24-Jude.1.25', 'Jude 1:24-25'],
    ['Gen.50.26-Exod.1.1', 'Genesis 50:26-Exodus 1:1'],
  ])('%s is %s', (osis, written) => expect(formatReference(osis)).toBe(written))

  it('refuses what names no passage', () => expect(() => formatReference('John 3:16')).toThrow(RangeError))

  it('is read back as the same passage, for a verse and a chapter of every book', () => {
    const text = openText()
    for (let place = 0; place < verseCount; place += 37) {
      const id = verseId(verseAt(place))
      if (text.has(id)) expect(parseReference(formatReference(id))).toBe(id)
    }
    for (const { osis, verses } of books) {
      const chapter = `${osis}.1.1-${osis}.1.${verses[0]}`
      expect(parseReference(formatReference(chapter))).toBe(chapter)
    }
  })
})
