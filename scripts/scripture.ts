import { createInterface } from 'node:readline'
import { loadContent } from '@lampstand/content/loader'
import { answerLine, tasks } from '@lampstand/scripture/command'
import { loadEncoder } from '@lampstand/scripture/encoder'
import { openMeaning } from '@lampstand/scripture/meaning'
import { createQuotationCheck } from '@lampstand/scripture/quotations'
import { createRetriever } from '@lampstand/scripture/retrieval'
import { openText } from '@lampstand/scripture/text'
import { createUnderstanding } from '@lampstand/scripture/understanding'

const task = tasks.find((each) => each === process.argv[2])
if (!task) {
  process.stderr.write(`usage: npm run -s scripture -- ${tasks.join('|')}   (a JSON object a line on standard input)\n`)
  process.exit(2)
}

async function createFind() {
  const content = loadContent()
  // No request waits here, so the encoder needs no thread of its own.
  const encode = await loadEncoder()
  return createUnderstanding({ retriever: createRetriever(content), encode, meaning: openMeaning() })
}

const find = task === 'find' ? await createFind() : () => Promise.reject(new Error('Only "find" retrieves.'))
const parts = { find, check: createQuotationCheck(openText()) }

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') process.stdout.write(`${await answerLine(task, line, parts)}\n`)
}
