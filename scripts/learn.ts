import { mkdirSync, writeFileSync } from 'node:fs'
import { loadContent } from '@lampstand/content/loader'
import { learn } from '../scripture/learn.ts'
import { rememberVectors } from '../scripture/remembered-vectors.ts'
import { loadEncoder } from '../scripture/src/encoder.ts'
import { learnedFile, learnedNames } from '../scripture/src/learned.ts'

/* npm run learn: learns from the authored sentences and writes it down in scripture/learned, which is part of the repository. */

const said = 500

const load = await loadEncoder()
let done = 0
const vectors = rememberVectors(new URL('../.build/vectors/', import.meta.url), async (sentences) => {
  const read: Float32Array[] = []
  for (const sentence of sentences) {
    read.push(...(await load([sentence])))
    if (++done % said === 0) console.log(`${done} new sentences read`)
  }
  return read
})
const { themes, safety } = loadContent()
const files = await learn({ themes, safety }, vectors.encode)
for (const name of learnedNames) {
  mkdirSync(new URL('.', learnedFile(name)), { recursive: true })
  writeFileSync(learnedFile(name), files[name])
}
vectors.save()
console.log(`Learned; ${done} sentences were new. Commit scripture/learned.`)
