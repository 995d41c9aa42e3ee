import { mkdirSync, writeFileSync } from 'node:fs'
import { loadContent } from '@lampstand/content/loader'
import { digestOf, learn } from '../scripture/learn.ts'
import { rememberVectors } from '../scripture/remembered-vectors.ts'
import { loadEncoder } from '../scripture/src/encoder.ts'
import { learnedFile, learnedNames, readLearned } from '../scripture/src/learned.ts'

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
const content = loadContent()
mkdirSync(new URL('.', learnedFile('themes')), { recursive: true })
for (const name of learnedNames.filter(isStale)) {
  writeFileSync(learnedFile(name), await learn(name, content, vectors.encode))
  console.log(`Learned ${name}.`)
}
vectors.save()
console.log(`${done} sentences were new. Commit scripture/learned.`)

function isStale(name: (typeof learnedNames)[number]): boolean {
  try {
    return JSON.parse(readLearned(name)).digest !== digestOf(name, content)
  } catch {
    return true // There is none, or it is damaged.
  }
}
