import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { edition, readSource } from './src/source.ts'
import { compactFile } from './src/text.ts'

/** Writes the compact form of the Bible text that `openText` reads. Whole or not at all: a reader never sees half a file. */
export function buildText(): void {
  mkdirSync(new URL('.', compactFile), { recursive: true })
  const unfinished = new URL(`${compactFile.href}.${process.pid}`)
  writeFileSync(unfinished, [edition(), ...readSource()].join('\n'))
  renameSync(unfinished, compactFile)
}

if (import.meta.main) buildText()
