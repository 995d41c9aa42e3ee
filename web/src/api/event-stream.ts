/** One event as it travels: its name, and its data before anybody has read it. */
export type SentEvent = { event: string; data: string }

/**
 * The events of a `text/event-stream` as they arrive, in whatever pieces. Comments and events without data are passed over, as is
 * what an ended stream left unfinished. Who stops listening ends the transfer.
 */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<SentEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let pending = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (pending + decoder.decode(value, { stream: true })).split(betweenEvents)
      pending = blocks.pop() ?? ''
      for (const block of blocks) {
        const sent = eventOf(block)
        if (sent) yield sent
      }
    }
  } finally {
    await reader.cancel()
  }
}

const betweenEvents = /\r?\n\r?\n/

function eventOf(block: string): SentEvent | undefined {
  const fields = block.split(/\r?\n/).map((line) => /^(event|data): ?(.*)$/.exec(line))
  const valuesOf = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []))
  const data = valuesOf('data')
  return data.length === 0 ? undefined : { event: valuesOf('event').at(-1) ?? 'message', data: data.join('\n') }
}
