import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server that runs as a child process, with all it wrote so far. */
export type Child = {
  pid: number
  output: () => string
  /** Sends the signal and waits for the end. */
  end: (signal: NodeJS.Signals) => Promise<void>
}

/** Starts a command whose output is kept; it is ended with this process, however this one ends but by `kill -9`. */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): Child {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = once(child, 'exit')
  const abandon = () => child.kill('SIGKILL')
  process.once('exit', abandon)
  if (child.pid === undefined) throw new Error(`${command} does not start`)
  return {
    pid: child.pid,
    output: () => output,
    async end(signal) {
      if (!hasEnded(child)) child.kill(signal)
      await ended
      process.off('exit', abandon)
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/**
 * Waits until a URL answers 200.
 * @param patience in milliseconds
 */
export async function untilReady(url: string, child: Child, patience = 200_000): Promise<void> {
  const deadline = performance.now() + patience
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    if (performance.now() > deadline) throw new Error(`${url} does not answer 200:\n${child.output()}`)
    await sleep(50)
  }
}
