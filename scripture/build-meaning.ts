import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { loadEncoder } from './src/encoder.ts'
import { learnMeaning, meaningEdition, meaningFile, openMeaning, writeMeaning } from './src/meaning.ts'

type Themes = Parameters<typeof learnMeaning>[0]

/** Learns the themes by the sentence encoder and writes it down for `openMeaning`; does nothing when that is up to date. */
export async function buildMeaning(themes: Themes): Promise<void> {
  if (openMeaning(themes)) return
  const learned = await learnMeaning(themes, await loadEncoder())
  mkdirSync(new URL('.', meaningFile), { recursive: true })
  const unfinished = new URL(`${meaningFile.href}.${process.pid}`)
  writeFileSync(unfinished, writeMeaning(meaningEdition(themes), learned))
  renameSync(unfinished, meaningFile)
}
