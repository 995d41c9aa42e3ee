import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problemOf } from './errors.ts'

/** What a call sends while it works. Nothing leaves before the first event, so that an early failure keeps its status. */
export type EventStream = {
  send(event: string, data: unknown): void
  /** Ends with the reply of the call. */
  finish(reply: unknown): FastifyReply
  /** Ends with a failure, in the form that every caller knows; false when nothing was sent yet. */
  fail(error: unknown): boolean
}

const keepAliveSeconds = 15

export const wantsEvents = ({ headers }: FastifyRequest) =>
  headers.accept?.split(',').some((type) => type.trim().split(';')[0] === 'text/event-stream') ?? false

export function openEventStream(request: FastifyRequest, reply: FastifyReply): EventStream {
  const body = new PassThrough()
  let timer: NodeJS.Timeout | undefined
  function send(event: string, data: unknown) {
    if (!timer) {
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(body)
      // Proxies close connections that are silent for long, and a model may think for a while.
      timer = setInterval(() => body.write(': still here\n\n'), keepAliveSeconds * 1000).unref()
      body.on('close', () => clearInterval(timer))
    }
    if (!body.writableEnded) body.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  function end() {
    clearInterval(timer)
    body.end()
  }
  return {
    send,
    finish(answer) {
      send('done', answer)
      end()
      return reply
    },
    fail(error) {
      if (!timer) return false
      send('error', problemOf(request, error))
      end()
      return true
    },
  }
}

/** Aborts when the caller goes away before the reply has been written. */
export function abortOnLeave(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}
