import { createInterface } from 'node:readline'
import { loadContent } from '@lampstand/content/loader'
import { answerLine, tasks } from '@lampstand/scripture/command'
import { createQuotationCheck } from '@lampstand/scripture/quotations'
import { openRequests } from '@lampstand/scripture/requests'
import { createRetriever } from '@lampstand/scripture/retrieval'
import { openText } from '@lampstand/scripture/text'
import { createUnderstanding } from '@lampstand/scripture/understanding'

const task = tasks.find((each) => each === process.argv[2])
if (!task) {
  process.stderr.write(`usage: npm run -s scripture -- ${tasks.join('|')}   (a JSON object a line on standard input)\n`)
  process.exit(2)
}

async function createFind() {
  const retriever = createRetriever(loadContent())
  return createUnderstanding({ retriever, ...(await openEncoder()) })
}

/** Nothing where there is no encoder for this machine: then keywords alone find, as they do in the program. */
async function openEncoder() {
  try {
    // Loaded only here, since the runtime fails on loading where it has no binary. No request waits, so it needs no thread.
    const { loadEncoder } = await import('@lampstand/scripture/encoder')
    return { encode: await loadEncoder(), learned: openRequests() }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`Passages are found by words only: the sentence encoder did not start (${reason}).\n`)
    return {}
  }
}

const find = task === 'find' ? await createFind() : () => Promise.reject(new Error('Only "find" retrieves.'))
const parts = { find, check: createQuotationCheck(openText()) }

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') process.stdout.write(`${await answerLine(task, line, parts)}\n`)
}
