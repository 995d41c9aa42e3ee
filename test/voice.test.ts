import { expect, test } from 'vitest'
import { type Copy, copyInCode, copyInFiles, textsOf } from './product-copy.ts'
import { readText } from './sources.ts'

/** What stands in backticks below a heading of the page: the lists are its own, so that the two cannot drift apart. */
const listedUnder = (heading: string) => {
  const part =
    readText('docs/voice.md')
      .split(/^## /m)
      .find((each) => each.startsWith(`${heading}\n`)) ?? ''
  return [...part.matchAll(/`([^`]+)`/g)].flatMap(([, word]) => word ?? []).filter((word) => !word.endsWith('.ts'))
}
const words = listedUnder('Words it does not use')
const names = listedUnder('Names that keep their spelling')

/** A word that ends in a star stands for all that begin with it. */
const pattern = (word: string) =>
  new RegExp(
    `(?<![\\w-])${word.replace(/[.?]/g, '\\$&').replace(/\*$/, '\\w*')}${word.endsWith('*') ? '' : '(?![\\w-])'}`,
    'i',
  )

const unwanted = (copy: readonly Copy[]) => {
  const patterns = words.map((word) => ({ word, found: pattern(word) }))
  return copy.flatMap(({ path, text }) => {
    const own = names.reduce((rest, name) => rest.replaceAll(name, ''), text)
    return patterns.flatMap(({ word, found }) => (found.test(own) ? `${path}: ${word}` : []))
  })
}

test('the page lists words that the product does not use', () => {
  expect(words.length).toBeGreaterThan(30)
  expect(words).toEqual([...new Set(words)])
})

test('no page, message or error of the program has one of them', () => {
  expect(copyInCode().length).toBeGreaterThan(500)
  expect(unwanted(copyInCode())).toEqual([])
})

test('no mail template, authored text or document has one of them', () => {
  expect(unwanted(copyInFiles())).toEqual([])
})

test('a word is found in a string, a template and between tags, in capitals and with its ending', () => {
  const code = `const a = 'Your E-mail address'; const b = \`\${n} colours left\`; const c = <p>Oops, try <b>again</b></p>`
  const copy = textsOf('web/src/page.tsx', code).map((text) => ({ path: 'page', text }))
  expect(unwanted(copy)).toEqual(['page: e-mail*', 'page: colour*', 'page: oops'])
  expect(unwanted([{ path: 'page', text: 'The colorful centerpiece, emailed.' }])).toEqual([])
})
