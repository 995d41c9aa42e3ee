import type { LanguageModel } from 'ai'
import type { Clock } from '../../clock.ts'
import { AiFailure, type AiRequest } from './ai.ts'
import { readAnswer, retryInstructions, schemaInstructions } from './answer.ts'
import { type Fault, namesOf, readFault } from './faults.ts'
import { callUpstream } from './upstream.ts'

/** What the attempts of one question have cost; holds nothing of what was asked. */
export type Tally = {
  /** Requests to the provider; 0 when it was not asked. */
  calls: number
  /** Tokens are 0 where the server does not count them, as compatible ones do not in a stream. */
  inputTokens: number
  outputTokens: number
}

type Parts = {
  model: LanguageModel
  /** Tokens of an answer; undefined leaves it to the server. */
  longest: number | undefined
  stall: number
  clock: Clock
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  failureOf: (fault: Fault, error: unknown) => AiFailure
}

/**
 * Asks until there is an answer: one more time after a failure, one more after an answer that cannot be read, with the schema
 * in words then: some servers take one without a complaint and never show it to their model.
 */
export function createAttempts({ model, longest, stall, clock, wait, failureOf }: Parts) {
  /** Learnt from the server: it takes no schema. */
  let plain = false

  /** @throws AiFailure, or whatever the call threw when the signal is aborted */
  return async function answer<T>(request: AiRequest<T>, signal: AbortSignal, tally: Tally): Promise<T> {
    const { system, prompt, schema, name } = request
    const listener = listenerOf(request, signal)
    let hasRetried = false
    let fault: string | undefined
    for (;;) {
      listener.startOver()
      const usesPlain = plain
      const instructions =
        system + (usesPlain || fault ? schemaInstructions(schema) : '') + (fault ? retryInstructions(fault) : '')
      try {
        tally.calls++
        const reply = await callUpstream({
          model,
          system: instructions,
          prompt,
          schema,
          name,
          plain: usesPlain,
          signal,
          stall,
          longest,
          onPartial: request.onPartial && listener.tell,
        })
        tally.inputTokens += reply.inputTokens
        tally.outputTokens += reply.outputTokens
        if (reply.finish === 'content-filter') throw new AiFailure('refused', 'The model would not answer this.')
        const parsed = readAnswer(reply.text, schema, reply.finish === 'length')
        if (parsed.ok) return parsed.value
        if (fault) throw new AiFailure('unusable', `Twice the answer could not be used: ${parsed.fault}.`)
        fault = parsed.fault
      } catch (error) {
        if (error instanceof AiFailure || signal.aborted) throw error
        const read = readFault(error, clock.now())
        if (read.refusesSchema && !usesPlain) {
          plain = true
          continue
        }
        if (read.again === undefined || hasRetried) throw failureOf(read, error)
        hasRetried = true
        await wait(read.again || 100 + Math.random() * 300, signal)
      }
    }
  }
}

/** Tells the caller how the answer grows, as long as it is there. */
function listenerOf({ onPartial }: Pick<AiRequest<unknown>, 'onPartial'>, signal: AbortSignal) {
  let hasTold = false
  function tell(partial: unknown) {
    if (signal.aborted) return
    hasTold = partial !== undefined
    try {
      onPartial?.(partial)
    } catch (error) {
      // Not the provider's fault: no second attempt, and no count for the breaker.
      throw new AiFailure('cancelled', 'The caller could not be told the answer.', { cause: namesOf(error) })
    }
  }
  return {
    tell,
    startOver() {
      if (hasTold) tell(undefined)
    },
  }
}
