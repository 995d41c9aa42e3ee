import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AiProvider } from '../../src/platform/ai/ai.ts'
import { anthropic } from './anthropic.ts'
import { google } from './google.ts'
import { openAi } from './openai.ts'
import { openAiCompatible } from './openai-compatible.ts'
import {
  type Asked,
  type Body,
  type Fails,
  type Failure,
  isRecord,
  type Says,
  type Scenario,
  type Wire,
} from './wire.ts'

export type { Scenario } from './wire.ts'

/** The only key that the stub takes. A request without one is as wrong as one with another. */
export const stubKey = 'sk-stub-4f1d9c'

export type StubRequest = Asked & {
  provider: AiProvider
  body: Body
  /** Resolves with true when the caller went away before the answer was whole, with false when it was. */
  gaveUp: Promise<boolean>
}

export type Answering = Scenario | ((request: StubRequest) => Scenario)

/** An answer: an object is said as JSON, a text as it is. */
export const says = (answer: unknown, how: Omit<Says, 'does' | 'text'> = {}): Says => ({
  does: 'say',
  text: typeof answer === 'string' ? answer : JSON.stringify(answer),
  ...how,
})

export const fails = (failure: Failure, how: Omit<Fails, 'does' | 'failure'> = {}): Fails => ({
  does: 'fail',
  failure,
  ...how,
})

const wires: Record<AiProvider, Wire> = { openai: openAi, anthropic, google, 'openai-compatible': openAiCompatible }

export type AiStub = Awaited<ReturnType<typeof startAiStub>>

/** A model server on loopback that speaks as all four kinds of providers do, and refuses what they would refuse. */
export async function startAiStub() {
  const requests: StubRequest[] = []
  let script: readonly Answering[] = [says({})]

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(`the stub failed: ${String(error)}`)
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? ''
    const [provider, wire] = Object.entries(wires).find(([, one]) => one.matches(path)) ?? []
    if (!isProvider(provider) || !wire || request.method !== 'POST') return send(response, 404, { error: 'not found' })
    const body = await readBody(request)
    const asked = wire.asked(body, path)
    const gaveUp = once(response, 'close').then(() => !response.writableFinished)
    const one: StubRequest = { ...asked, provider, body, gaveUp }
    requests.push(one)
    const echo = `${stubKey} ${asked.prompt}`
    const key = wire.key(request.headers)
    const fault = key === stubKey ? wire.fault(body) : wire.failure('wrong-key', echo)
    if (fault) return send(response, fault.status, fault.body)
    const next = script.length > 1 ? script[0] : script.at(-1)
    if (script.length > 1) script = script.slice(1)
    const scenario = typeof next === 'function' ? next(one) : (next ?? says({}))
    return scenario.does === 'fail' ? fail(response, wire, scenario, asked, echo) : say(response, wire, scenario, asked)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = isRecord(address) ? Number(address['port']) : 0

  return {
    /** The base address for every provider. */
    url: `http://127.0.0.1:${port}/v1`,
    /** Every request so far, also the refused ones. */
    requests,
    /** What the next requests are answered with, one after the other; the last one goes on. */
    answerWith(...answers: readonly Answering[]) {
      script = answers
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function fail(
  response: ServerResponse,
  wire: Wire,
  { failure, headers, midStream, hangs }: Fails,
  { streams }: Asked,
  echo: string,
) {
  if (streams && midStream) {
    const { begin } = wire.stream(says(''), [])
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write([...begin, ...wire.streamFailure(failure, echo)].join(''))
    if (!hangs) response.end()
    return
  }
  const { status, body } = wire.failure(failure, echo)
  send(response, status, body, headers)
}

async function say(response: ServerResponse, wire: Wire, scenario: Says, { streams }: Asked) {
  if (scenario.hangs === 'before') return
  if (!streams) {
    const body = JSON.stringify(wire.whole(scenario))
    response.writeHead(200, { 'content-type': 'application/json' })
    if (scenario.hangs) response.write(body.slice(0, body.length / 2))
    else if (scenario.breaksOff) response.write(body.slice(0, body.length / 2), () => response.destroy())
    else response.end(body)
    return
  }
  const pieces = scenario.text.match(/[\s\S]{1,12}/g) ?? []
  const stream = wire.stream(scenario, pieces)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const few = Math.ceil(pieces.length / 2)
  if (scenario.hangs) response.write([...stream.begin, ...stream.pieces.slice(0, few)].join(''))
  else if (scenario.breaksOff)
    response.write([...stream.begin, ...stream.pieces.slice(0, few)].join(''), () => response.destroy())
  else {
    for (const event of [...stream.begin, ...stream.pieces, ...stream.end]) {
      response.write(event)
      await new Promise(setImmediate)
    }
    response.end()
  }
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || '{}')
  return isRecord(body) ? body : {}
}

const isProvider = (name: string | undefined): name is AiProvider => name !== undefined && name in wires
