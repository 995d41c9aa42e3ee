import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languageOf } from './language.ts'

type Foreign = { language: string; prompt: string }
const read = (name: string) => JSON.parse(readFileSync(new URL(`../../../bench/${name}`, import.meta.url), 'utf8'))
const foreign: readonly Foreign[] = read('foreign-cases.json')
const pairs: readonly { crisis: string; calm: string }[] = read('safety-pairs.json')
const prompts = (name: string): string[] => read(name).map(({ prompt }: { prompt: string }) => prompt)
const english: readonly string[] = [
  ...read('english-sentences.json'),
  ...['understanding-cases.json', 'safety-cases.json', 'short-sentences.json'].flatMap(prompts),
  ...pairs.flatMap(({ crisis, calm }) => [crisis, calm]),
]

it('no English sentence is taken for foreign: slang, names, typos, capitals, loanwords and Bible verses among them', async () => {
  const languages = await Promise.all(english.map(async (text) => [await languageOf(text), text]))
  expect(english.length).toBeGreaterThan(1000)
  expect(languages.filter(([language]) => language !== null)).toEqual([])
})

it.each(['es', 'pt', 'fr', 'de', 'tl'])('%s is told', async (language) => {
  const said = foreign.filter((each) => each.language === language)
  const told = await Promise.all(said.map(({ prompt }) => languageOf(prompt)))
  expect(said.length).toBeGreaterThanOrEqual(40)
  expect(told).toEqual(said.map(() => language))
})

it.each([
  ['it', 'Sono molto stanco del mio lavoro e il mio capo non mi ascolta'],
  ['nl', 'Ik ben heel moe van mijn werk en mijn baas luistert niet'],
  ['ru', 'Мой начальник кричит на меня каждый день'],
  ['ar', 'مديري يصرخ في وجهي كل يوم'],
  ['zh', '上司每天骂我，我该怎么办'],
  ['ko', '제 상사가 매일 소리를 질러요'],
])('other languages are told too: %s', async (language, text) => {
  expect(await languageOf(text)).toBe(language)
})

it.each(['', '!!!', '42', '😢😢😢', 'hola', 'ayuda', 'QBR OKR KPI PTO', 'asdf qwer zxcv uiop', 'a'.repeat(5000)])(
  'what tells no language is taken for English: %j',
  async (text) => {
    expect(await languageOf(text)).toBeNull()
  },
)
