import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { rememberVectors } from './remembered-vectors.ts'
import { dimensions } from './src/encoder-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'vectors-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const encode = vi.fn(async (sentences: readonly string[]) =>
  sentences.map((each) => new Float32Array(dimensions).fill(each.length)),
)
const open = () => rememberVectors(pathToFileURL(`${folder}/kept/`), encode)

it('encodes a sentence once, in this run and the next, and keeps what another run asked for', async () => {
  const first = open()
  const told = await first.encode(['né\n😤', 'bb', 'bb'])
  expect(encode.mock.calls).toEqual([[['né\n😤', 'bb']]])
  first.save()
  const second = open()
  expect(await second.encode(['bb', 'né\n😤'])).toEqual([told[1], told[0]])
  expect(encode.mock.lastCall).toEqual([[]])
  const third = open()
  await third.encode(['bb'])
  third.save()
  await open().encode(['né\n😤'])
  expect(encode.mock.lastCall).toEqual([[]])
  expect(readdirSync(join(folder, 'kept'))).toHaveLength(1)
})
