import { sentencesIn } from '@lampstand/content/sentences'
import type { AnswerEvent, ChosenPassage } from '@lampstand/contract/answers'
import type { AnswerSources, Grounding } from './grounding.ts'
import { unitsIn } from './prose-units.ts'
import { unescaped } from './readable-prose.ts'

type Emit = (event: AnswerEvent) => void

/**
 * Sends an answer as it is written: passages first, then whole paragraphs that were checked. A paragraph that leads to the next,
 * or that the next may give a source, is held back until that is known.
 */
export function createProseStream(grounding: Grounding, sources: AnswerSources, emit: Emit) {
  let sent = ''
  let read = 0
  let hasPassages = false
  let answer = grounding.open(sources)

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
      const { units, read: until } = unitsIn(unescaped(prose).slice(read), { isComplete: false })
      for (const unit of units) send(separated(answer.unit(unit)))
      read += until
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
      answer = grounding.open(sources)
    },
  }
}
