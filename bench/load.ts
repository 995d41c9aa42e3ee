import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

export type Load = { port: number; pid: number; path: string; headers: Record<string, string> }
/** What a server did under load: requests a second, and microseconds of its CPU a request. */
export type Measured = { perSecond: number; cpuPerRequest: number }

const connections = 16
const ticksPerSecond = 100

/** Asks for one path on 16 connections, each the next request after the last answer. @param milliseconds how long */
export async function measure(load: Load, milliseconds: number): Promise<Measured> {
  const cpuBefore = cpuSeconds(load.pid)
  const start = performance.now()
  const stayAwake = keepAwake()
  const counts = await Promise.all(Array.from({ length: connections }, () => askUntil(load, start + milliseconds)))
  stayAwake()
  const seconds = (performance.now() - start) / 1000
  const requests = counts.reduce((sum, count) => sum + count, 0)
  return { perSecond: requests / seconds, cpuPerRequest: ((cpuSeconds(load.pid) - cpuBefore) * 1e6) / requests }
}

/**
 * Keeps the client from sleeping, until called: to wake it is dear on a virtual machine, and would be paid for by the slower server
 * alone, whose client waits.
 */
function keepAwake(): () => void {
  let turn = setImmediate(function again() {
    turn = setImmediate(again)
  })
  return () => clearImmediate(turn)
}

/** User and system time of a process, all its threads, from `/proc`. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** On a bare socket, so that the client takes less of the machine than what it measures. @returns answers received */
function askUntil({ port, path, headers }: Load, deadline: number): Promise<number> {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const request = `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let received = ''
    let answers = 0
    socket.setEncoding('latin1').once('connect', () => socket.write(request))
    socket.once('error', reject)
    socket.on('data', (text: string) => {
      received += text
      const length = answerLength(received)
      if (length === undefined || received.length < length) return
      if (!received.startsWith('HTTP/1.1 200')) return void socket.destroy(new Error(`${path} answered:\n${received}`))
      received = received.slice(length)
      answers++
      if (performance.now() < deadline) socket.write(request)
      else socket.end(() => resolve(answers))
    })
  })
}

/** Length of the first answer, undefined while its head is not whole. */
function answerLength(received: string): number | undefined {
  const head = received.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head))?.[1]
  if (length === undefined) throw new Error(`an answer without a length:\n${received.slice(0, head)}`)
  return head + 4 + Number(length)
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
