import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { ContentFault, loadContent } from './loader.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

/** A copy of the whole content in which one file holds something else. */
function contentWith(file: string, text: string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  made.push(folder)
  cpSync(new URL('..', import.meta.url), folder, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  writeFileSync(join(folder, file), text)
  return pathToFileURL(`${folder}/`)
}

it('loads themes, passages, challenges and the deny table', () => {
  const content = loadContent()
  expect(content.themes.length).toBeGreaterThanOrEqual(20)
  expect(content.passages.length).toBeGreaterThanOrEqual(80)
  expect(content.challenges.length).toBeGreaterThanOrEqual(24)
  expect(content.deny.distress.tones).toContain('correction')
})

it('names the file and what is wrong in it', () => {
  const unknownTone = JSON.stringify({ distress: { tones: ['shouting'], tags: [] } })
  expect(() => loadContent(contentWith('deny.json', unknownTone))).toThrow(/^content\/deny\.json: distress\.tones\.0: /)
  expect(() => loadContent(contentWith('challenges/broken.json', '{'))).toThrow(ContentFault)
  expect(() => loadContent(contentWith('challenges/broken.json', '{'))).toThrow(/^content\/challenges\/broken\.json: /)
})

it('refuses a field that the schema does not have', () => {
  const extra = JSON.stringify({ name: 'A name', description: 'A description', theme: 'a-theme', note: 'unknown' })
  expect(() => loadContent(contentWith('challenges/extra.json', extra))).toThrow(/extra\.json/)
})
