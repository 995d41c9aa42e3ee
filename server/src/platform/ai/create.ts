import { setTimeout as sleep } from 'node:timers/promises'
import { type Clock, systemClock } from '../../clock.ts'
import type { AiConfig } from '../../config.ts'
import { type Ai, AiFailure, type AiRequest } from './ai.ts'
import { createAttempts, type Tally } from './attempts.ts'
import { type AttemptOutcome, createBreaker } from './breaker.ts'
import { type Fault, namesOf, readFault } from './faults.ts'
import { openModel } from './models.ts'
import { createQueue } from './queue.ts'

/** How one `ask` went, for metrics. Holds nothing of what was asked. */
export type AiOutcome = Tally & {
  outcome: AttemptOutcome
  milliseconds: number
}

export type AiParts = {
  clock?: Clock
  fetch?: typeof globalThis.fetch
  /** Waits so many milliseconds before a second attempt. @throws when the signal is aborted */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
  onOutcome?: (outcome: AiOutcome) => void
  /** Told what only the deployer can mend, once until it works again. */
  advise?: (advice: string) => void
  /** Milliseconds without a piece of a streamed answer. */
  stall?: number
  /** Milliseconds that a request waits for its turn. */
  patience?: number
}

/** Tokens. Bounds what one request can cost; a model that thinks first needs most of them. */
const longestAnswer = 10_000

/** Opens the model that the configuration names. Nothing is sent before the first question. */
export function createAi(config: AiConfig, parts: AiParts = {}): Ai {
  const { clock = systemClock, wait = waitFor, onOutcome = () => undefined, advise = () => undefined } = parts
  const { stall = 15_000, patience = 5000, fetch = globalThis.fetch } = parts
  // The SDK prints its warnings to the console, past our log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const model = openModel(config, fetch)
  const breaker = createBreaker(clock)
  const queue = createQueue({ running: config.concurrency, patience })
  const closing = new AbortController()
  // Some servers refuse a limit that, with the prompt, is more than their whole context.
  const longest = config.provider === 'openai-compatible' ? undefined : longestAnswer
  let advised: string | undefined

  function failureOf(fault: Fault, error: unknown): AiFailure {
    if (fault.advice && fault.advice !== advised) {
      advised = fault.advice
      advise(fault.advice)
    }
    const { retryAfter } = fault
    return new AiFailure(fault.kind, fault.message, {
      cause: namesOf(error),
      ...(retryAfter !== undefined && { retryAfter }),
    })
  }

  const answer = createAttempts({ model, longest, stall, clock, wait, failureOf })

  async function ask<T>(request: AiRequest<T>): Promise<T> {
    const begun = performance.now()
    const tally: Tally = { calls: 0, inputTokens: 0, outputTokens: 0 }
    let outcome: AttemptOutcome = 'answered'
    const deadline = new AbortController()
    const caller = request.signal ?? new AbortController().signal
    const signal = AbortSignal.any([caller, closing.signal, deadline.signal])
    // Whatever an aborted call threw, the reason is one of these.
    const ending = () => {
      if (caller.aborted) return new AiFailure('cancelled', 'The caller went away.')
      if (closing.signal.aborted) return new AiFailure('down', 'This server is stopping.')
      return deadline.signal.aborted ? new AiFailure('down', `No answer within ${config.timeout} s.`) : undefined
    }
    let leave: (() => void) | undefined
    let tellBreaker: ((outcome: AttemptOutcome) => void) | undefined
    let timer: NodeJS.Timeout | undefined
    try {
      signal.throwIfAborted()
      breaker.refuseIfOpen()
      leave = await queue.enter(signal)
      tellBreaker = breaker.enter()
      timer = setTimeout(() => deadline.abort(), config.timeout * 1000)
      const value = await answer(request, signal, tally)
      signal.throwIfAborted()
      advised = undefined
      return value
    } catch (error) {
      const failure = ending() ?? (error instanceof AiFailure ? error : failureOf(readFault(error, clock.now()), error))
      outcome = failure.kind
      throw failure
    } finally {
      clearTimeout(timer)
      tellBreaker?.(outcome)
      leave?.()
      onOutcome({ ...tally, outcome, milliseconds: performance.now() - begun })
    }
  }

  return { provider: config.provider, model: config.model, ask, close: () => closing.abort() }
}

async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal })
}
