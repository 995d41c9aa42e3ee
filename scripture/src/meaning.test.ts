import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { learnMeaning, meaningEdition, openMeaning, readWith, writeMeaning } from './meaning.ts'

const themes = [
  { id: 'rest', name: 'Rest', phrasings: ['I am tired', 'I need a break', 'I am worn out'] },
  { id: 'anger', name: 'Anger', phrasings: ['I am furious', 'I shouted at him', 'I hate this'] },
]
/** A stand-in encoder: the first number tells the themes apart, the second is the mood of the day. */
const encode = async (sentences: readonly string[]) =>
  sentences.map((each) => Float32Array.of(/tired|break|worn|Rest/.test(each) ? 1 : -1, each.length / 10, 1))

it('learns which directions tell themes apart, and disregards those in which they vary themselves', async () => {
  const meaning = readWith(await learnMeaning(themes, encode))
  expect(meaning(Float32Array.of(0.8, 9, 1)).get('rest')).toBeGreaterThan(0.8)
  expect(meaning(Float32Array.of(-0.8, -9, 1)).get('anger')).toBeGreaterThan(0.8)
  expect([...meaning(Float32Array.of(0.1, 1, 1)).values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
})

it('is read back as it was learned, but not for other phrasings', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meaning-'))
  const file = pathToFileURL(join(folder, 'meaning.json'))
  const learned = await learnMeaning(themes, encode)
  writeFileSync(file, writeMeaning(meaningEdition(themes), learned))
  const opened = openMeaning(themes, file)
  const others = themes.map((theme) => ({ ...theme, phrasings: [...theme.phrasings, 'Something else'] }))
  expect(opened?.(Float32Array.of(0.8, 9, 1)).get('rest')).toBeCloseTo(
    readWith(learned)(Float32Array.of(0.8, 9, 1)).get('rest') ?? 0,
    4,
  )
  expect(openMeaning(others, file)).toBeUndefined()
  rmSync(folder, { recursive: true })
  expect(openMeaning(themes, file)).toBeUndefined()
})
