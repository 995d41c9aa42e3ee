import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { books, emptyVerses } from './books.ts'
import { osisOf, placeOf, spanOf, verseAt, verseId } from './canon.ts'
import { readSource } from './source.ts'
import { NoSuchPassage, openText } from './text.ts'

const text = openText()

describe('the World English Bible', () => {
  it('is this text and no other, built or read from its package', () => {
    const sum = (lines: readonly string[]) => createHash('sha256').update(lines.join('\n')).digest('hex')
    expect(sum(readSource())).toBe('ac9c07bfdf1ee0ba02c61cf02a1baf40cf3a8805d6181271a844909ac714ed5b')
    expect(sum(text.lines)).toBe(sum(readSource()))
  })

  it('has 31,103 verses in 66 books, each with words but five', () => {
    const empty: string[] = []
    let walked = 0
    for (const book of books) {
      for (const [index, count] of book.verses.entries()) {
        for (let verse = 1; verse <= count; verse++) {
          const id = verseId({ book: book.osis, chapter: index + 1, verse })
          if (!text.has(id)) empty.push(id)
          else expect(text.quote(id)).toMatch(/^\S(.*\S)?$/)
          expect(placeOf(verseAt(walked))).toBe(walked)
          expect(osisOf({ first: walked, last: walked })).toBe(id)
          walked++
        }
      }
    }
    expect(books).toHaveLength(66)
    expect(walked).toBe(31_103)
    expect(text.count).toBe(31_103)
    expect(empty).toEqual([...emptyVerses])
  })

  it('has no doubled or odd white space, and no two sentences stuck together', () => {
    for (const line of text.lines) expect(line).not.toMatch(/\s\s|[^\S ]|[a-z][.;?!][A-Za-z]/)
  })

  it('puts the doxology of Romans after chapter 14 and ends 3 John at verse 14', () => {
    expect(text.quote('Rom.14.24')).toMatch(/^Now to him who is able to establish you/)
    expect(text.has('3John.1.15')).toBe(false)
  })
})

describe('a passage', () => {
  it('is its verses with one space between', () => {
    expect(text.quote('John.11.35')).toBe('Jesus wept.')
    expect(text.quote('Prov.3.5-Prov.3.6')).toBe(`${text.quote('Prov.3.5')} ${text.quote('Prov.3.6')}`)
  })

  it('runs across the end of a chapter', () => {
    expect(text.verses('Gen.1.31-Gen.2.2').map((each) => [each.id, each.chapter, each.verse])).toEqual([
      ['Gen.1.31', 1, 31],
      ['Gen.2.1', 2, 1],
      ['Gen.2.2', 2, 2],
    ])
  })

  it('is seen with the verses around it, across chapters but within its book', () => {
    expect(text.around('John.3.35', 3)).toBe('John.3.32-John.4.2')
    expect(text.around('Gen.1.1', 2)).toBe('Gen.1.1-Gen.1.3')
    expect(text.around('Mal.4.6', 2)).toBe('Mal.4.4-Mal.4.6')
  })

  it('leaves out a verse without words that lies within it', () => {
    expect(text.verses('Acts.8.36-Acts.8.38').map((each) => each.id)).toEqual(['Acts.8.36', 'Acts.8.38'])
  })

  it.each(['John.3.99', 'Rom.17.1', 'Hez.3.2', 'John.3.17-John.3.16', 'John 3:16', 'Acts.8.37', 'Ps.151.1', ''])(
    'is not there: %s',
    (ref) => {
      expect(text.has(ref)).toBe(false)
      expect(() => text.quote(ref)).toThrow(NoSuchPassage)
    },
  )

  it('keeps its name when it is read and written again', () => {
    for (const ref of ['John.3.16', 'Gen.1.31-Gen.2.3', 'Phlm.1.4-Phlm.1.7']) {
      const span = spanOf(ref)
      expect(span && osisOf(span)).toBe(ref)
    }
  })
})
