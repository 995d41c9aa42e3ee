import { expect, test, vi } from 'vitest'
import { eventsIn, type SentEvent } from './event-stream.ts'

function streamOf(pieces: readonly (string | Uint8Array<ArrayBuffer>)[], cancel?: () => void) {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      if (!cancel) controller.close()
    },
    ...(cancel && { cancel }),
  })
}

async function read(...pieces: readonly (string | Uint8Array<ArrayBuffer>)[]): Promise<SentEvent[]> {
  const events: SentEvent[] = []
  for await (const event of eventsIn(streamOf(pieces))) events.push(event)
  return events
}

const text = { event: 'text', data: '"A sentence. "' }

test('events are read as they stand', async () => {
  expect(await read('event: text\ndata: "A sentence. "\n\nevent: done\ndata: {}\n\n')).toEqual([
    text,
    { event: 'done', data: '{}' },
  ])
})

test('it does not matter where the pieces are cut', async () => {
  const bytes = new TextEncoder().encode('event: text\ndata: "Grüße, 主 🙏"\n\nevent: done\ndata: 1\n\n')
  for (let cut = 1; cut < bytes.length; cut += 1) {
    expect(await read(bytes.slice(0, cut), bytes.slice(cut))).toEqual([
      { event: 'text', data: '"Grüße, 主 🙏"' },
      { event: 'done', data: '1' },
    ])
  }
})

test('lines may end as other systems end them', async () => {
  expect(await read('event: text\r\ndata: "A sentence. "\r', '\n\r\n')).toEqual([text])
})

test('comments that keep the connection alive are passed over', async () => {
  expect(await read(': still here\n\n', 'event: text\n: still here\ndata: "A sentence. "\n\n', ':\n\n')).toEqual([text])
})

test('data of several lines is one', async () => {
  expect(await read('event: text\ndata: [1,\ndata:2]\n\n')).toEqual([{ event: 'text', data: '[1,\n2]' }])
})

test('what an ended stream left unfinished is no event', async () => {
  expect(await read('event: text\ndata: "A sentence. "\n\nevent: done\ndata: {"content"')).toEqual([text])
})

test('who stops listening ends the transfer', async () => {
  const cancel = vi.fn()
  for await (const event of eventsIn(streamOf(['event: text\ndata: "A sentence. "\n\n'], cancel))) {
    expect(event).toEqual(text)
    break
  }
  expect(cancel).toHaveBeenCalledOnce()
})
