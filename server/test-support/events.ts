import type { Answer } from './browser.ts'

/** The events of a streamed answer, in order. */
export const eventsOf = ({ text }: Answer): { event: string; data: unknown }[] =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('event:'))
    .map((block) => {
      const [, event = '', data = 'null'] = /^event: (\S+)\ndata: (.*)$/s.exec(block) ?? []
      return { event, data: JSON.parse(data) as unknown }
    })

export const asStream = { headers: { accept: 'text/event-stream' } }
