import { EventSourceParserStream } from 'eventsource-parser/stream'

/** One event as it travels: its name, and its data before anybody has read it. */
export type SentEvent = { event: string; data: string }

/** The events of a `text/event-stream` as they arrive, in whatever pieces. Who stops listening ends the transfer. */
export async function* eventsIn(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<SentEvent> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  // Not every browser can iterate over a stream itself.
  const reader = events.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield { event: value.event ?? 'message', data: value.data }
    }
  } finally {
    await reader.cancel()
  }
}
