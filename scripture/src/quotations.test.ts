import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { spanOf, verseAt, verseCount, verseId } from './canon.ts'
import { createQuotationCheck, type QuotationVerdict } from './quotations.ts'
import { formatReference } from './references.ts'
import { openText } from './text.ts'

type Case = { text: string; verdict: QuotationVerdict; ref: string | null }
const cases = JSON.parse(readFileSync(new URL('../test-data/quotations.json', import.meta.url), 'utf8')) as Case[]
const text = openText()
const check = createQuotationCheck(text)

/** What stands in quotation marks after a repair. */
const quoted = (repaired: string) =>
  [...repaired.matchAll(/["“]([^"]+?)["”](?=[\s.,;)]|$)/g)].map((match) => match[1] ?? '')
const wordsOnly = (words: string) =>
  words
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

describe('a quotation in a text', () => {
  it.each(cases)('$verdict: $text', ({ text: written, verdict, ref }) => {
    const { text: repaired, findings } = check(written)
    const judged = findings.filter((each) => each.verdict !== 'not-scripture')
    expect(judged.map((each) => each.verdict)).toEqual(verdict === 'not-scripture' ? [] : [verdict])
    if (ref !== null) expect(judged[0]?.ref).toBe(ref)
    if (verdict === 'exact' || verdict === 'not-scripture') expect(repaired).toBe(written)
    else expect(repaired).not.toBe(written)
    const left = check(repaired).findings.filter((each) => !['exact', 'not-scripture'].includes(each.verdict))
    expect(left).toEqual([])
  })
})

describe('a repair', () => {
  it('puts the words of the passage where others stood', () => {
    const { text: repaired } = check('"The Lord is my shepherd, I lack nothing." (Psalm 23:1)')
    expect(repaired).toBe(`"${text.quote('Ps.23.1')}" (Psalm 23:1)`)
  })

  it('takes only the clause when only a clause was quoted', () => {
    const { text: repaired } = check('We are told, "do not be anxious about anything" (Philippians 4:6).')
    expect(repaired).toBe('We are told, "In nothing be anxious" (Philippians 4:6).')
  })

  it('names the passage where the words stand', () => {
    expect(check(`"${text.quote('Prov.3.5')}" (Psalm 3:5)`).text).toBe(`"${text.quote('Prov.3.5')}" (Proverbs 3:5)`)
  })

  it('takes the marks from words that are nowhere in scripture', () => {
    expect(check('The Bible says, "God helps those who help themselves."').text).toBe(
      'The Bible says, God helps those who help themselves.',
    )
  })

  it('drops a reference that does not exist', () => {
    expect(check('Pray for your boss (2 Hezekiah 4:1).').text).toBe('Pray for your boss.')
    expect(check('"Work while others rest" (Hezekiah 3:2) they say.').text).toBe('Work while others rest they say.')
  })

  it('leaves a text alone that quotes nothing', () => {
    const plain = 'Mark 5 items as done; the "urgent" ones first. It\'s 9:30, and we said "see you at lunch" twice.'
    expect(check(plain)).toEqual({ text: plain, findings: [expect.objectContaining({ verdict: 'not-scripture' })] })
  })
})

describe('verses from all over the Bible', () => {
  const picked = Array.from({ length: 150 }, (_, at) => verseId(verseAt((at * 2069 + 17) % verseCount))).filter(
    (id) => text.has(id) && text.quote(id).split(' ').length >= 9,
  )
  const plain = (id: string) => text.quote(id).replace(/[“”]/g, '')
  const sameWords = (ref: string | null | undefined, id: string) =>
    ref !== null &&
    ref !== undefined &&
    spanOf(ref) !== undefined &&
    wordsOnly(text.quote(ref)).includes(wordsOnly(plain(id)))

  it('are exact under their own reference', () => {
    for (const id of picked) {
      expect(check(`"${plain(id)}" (${formatReference(id)})`).findings).toMatchObject([{ verdict: 'exact', ref: id }])
    }
  })

  it('are found under a wrong one, and named rightly by the repair', () => {
    const wrong = picked.map((id, at) => {
      const { text: repaired, findings } = check(`${formatReference(picked.at(at - 7) ?? id)} says, “${plain(id)}”`)
      const [finding] = findings
      const named = finding?.ref ? formatReference(finding.ref) : '?'
      return finding?.verdict === 'wrong-reference' && sameWords(finding.ref, id) && repaired.startsWith(named)
    })
    expect(wrong.filter(Boolean).length / picked.length).toBeGreaterThan(0.98)
  })

  it('are known when some words are missing, and given back whole', () => {
    const repaired = picked.map((id) => {
      const holed = plain(id)
        .split(' ')
        .filter((_, at) => at % 6 !== 3)
        .join(' ')
      const { text: whole, findings } = check(`"${holed}" (${formatReference(id)})`)
      const words = wordsOnly(quoted(whole)[0] ?? '')
      return findings[0]?.verdict === 'reworded' && findings[0].ref === id && wordsOnly(plain(id)).includes(words)
    })
    expect(repaired.filter(Boolean).length / picked.length).toBeGreaterThan(0.98)
  })
})

it('is quick enough to run on every answer', () => {
  const answer = cases
    .slice(0, 8)
    .map((each) => each.text)
    .join(' It helps to read it slowly. ')
  check(answer)
  const times = Array.from({ length: 9 }, () => {
    const started = process.threadCpuUsage()
    check(answer)
    const { user, system } = process.threadCpuUsage(started)
    return (user + system) / 1000
  })
  // In milliseconds of CPU; the limit is 30 on an idle machine, and a core that is shared is slower.
  expect(Math.min(...times)).toBeLessThan(100)
})
