import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { ContentFault, loadContent } from './loader.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

const here = fileURLToPath(new URL('..', import.meta.url))

/** The whole content by links, in which one file holds something else. */
function contentWith(file: string, text: string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  made.push(folder)
  const changed = file.split('/')
  for (const depth of changed.keys()) {
    const path = changed.slice(0, depth).join('/')
    mkdirSync(join(folder, path), { recursive: true })
    for (const name of readdirSync(join(here, path)))
      if (name !== changed[depth]) symlinkSync(join(here, path, name), join(folder, path, name))
  }
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
