import { sentencesIn } from '@lampstand/content/sentences'
import type { AnswerEvent, ChosenPassage } from '@lampstand/contract/answers'
import type { AnswerSources, Grounding } from './grounding.ts'

type Emit = (event: AnswerEvent) => void

/**
 * Sends an answer as it is written: passages first, then whole sentences that were checked. A sentence with a quotation mark
 * or a number is held back until its paragraph is complete, since what it claims may stand in the next one.
 */
export function createProseStream(grounding: Grounding, sources: AnswerSources, emit: Emit) {
  let sent = ''
  let read = 0
  let hasPassages = false

  const send = (text: string) => {
    if (text === '') return
    sent += text
    emit({ event: 'text', data: text })
  }
  const separated = (paragraph: string) => (sent === '' || paragraph === '' ? paragraph : `\n\n${paragraph}`)

  return {
    passages(chosen: readonly ChosenPassage[]) {
      if (hasPassages) return
      hasPassages = true
      emit({ event: 'passages', data: [...chosen] })
    },

    /** Reads the prose as far as it is written. */
    grow(prose: string) {
      for (let end = prose.indexOf('\n\n', read); end !== -1; end = prose.indexOf('\n\n', read)) {
        send(separated(grounding.prose(prose.slice(read, end), sources)))
        read = end + 2
      }
    },

    /** The answer stands: what was sent must be its beginning, else it starts anew. */
    finish(prose: string, chosen: readonly ChosenPassage[]) {
      this.passages(chosen)
      if (!prose.startsWith(sent)) this.restart()
      for (const sentence of sentencesIn(prose.slice(sent.length))) send(sentence)
    },

    /** What was sent does not stand. */
    restart() {
      if (sent !== '' || hasPassages) emit({ event: 'restart', data: null })
      sent = ''
      read = 0
      hasPassages = false
    },
  }
}
