import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { entitlements } from '../entitlements.ts'
import { Busy, Left } from '../errors.ts'
import type { Ai, AiRequest } from '../platform/ai/ai.ts'
import { AiFailure } from '../platform/ai/ai.ts'
import { createCoalescer } from './coalesce.ts'
import { dayOf, type Requester } from './requester.ts'
import type { Usage } from './usage.ts'

type ModelResult<T> =
  | {
      readonly by: 'model'
      readonly value: T
      /** Gives back what this answer cost, to who paid and on the day it was taken: once, however many were given the answer. */
      readonly refund: () => Promise<void>
    }
  /** `notice`: why the library answers although a model is there; fit to show. */
  | { readonly by: 'library'; readonly notice?: string }

export type ModelRequest<T> = Pick<AiRequest<T>, 'system' | 'schema' | 'name'> & {
  /** Built only when it is sent. */
  readonly prompt: () => string
  readonly requester: Requester
  /** Equal for equal work. */
  readonly key: string
  /** Whether everybody may be given the same answer: it holds nothing of a person, and may be kept for the day. */
  readonly shared?: boolean
  /** Told as the answer grows; with `undefined` when it begins anew. */
  readonly onPartial?: (partial: unknown) => void
}

const notices = {
  down: 'The AI service is not answering at the moment. This answer comes from the Lampstand library.',
  spent: 'The AI service is not available at the moment. This answer comes from the Lampstand library.',
  refused: 'The AI service gave no answer to this. This answer comes from the Lampstand library.',
  unusable: 'The AI service gave no usable answer. This answer comes from the Lampstand library.',
  notAsked: 'The Lampstand library holds an answer written for exactly this, so no AI service was asked.',
} as const

const mostSharedAnswers = 300

export type ModelGateway = ReturnType<typeof createModelGateway>

/** Asks a model for somebody: switch, daily quota, equal requests, refunds, and what to do when it gives out (D32). */
export function createModelGateway({ ai, usage, clock }: { ai: Ai | null; usage: Usage; clock: Clock }) {
  const coalesce = createCoalescer()
  const sharedAnswers = new LRUCache<string, ModelResult<unknown>>({ max: mostSharedAnswers })
  const limitFor = ({ user }: Requester) => entitlements[user.plan].modelAnswersADay
  const today = (requester: Requester) => dayOf(requester, clock.now()).toString()

  /** @throws Left when the requester is gone; Busy when the provider, or our queue for it, is. */
  async function askOnce<T extends NonNullable<unknown>>(
    ai: Ai,
    request: ModelRequest<T>,
    signal: AbortSignal,
  ): Promise<ModelResult<T>> {
    const { requester, system, prompt, schema, name, onPartial } = request
    const limit = limitFor(requester)
    const refund = await usage.take(requester.user.id, today(requester), limit)
    if (!refund) {
      const notice = `You have used your ${limit} AI answers for today. This answer comes from the Lampstand library; there will be new ones tomorrow.`
      return { by: 'library', notice }
    }
    try {
      const aiRequest = { system, prompt: prompt(), schema, name, signal, ...(onPartial && { onPartial }) }
      return { by: 'model', value: await ai.ask(aiRequest), refund }
    } catch (error) {
      await refund()
      if (!(error instanceof AiFailure)) throw error
      if (error.kind === 'cancelled') throw new Left()
      if (error.kind === 'busy') throw new Busy(error.retryAfter ?? 30)
      requester.log.warn({ kind: error.kind, err: error }, 'the model failed; answering from the library')
      return { by: 'library', notice: notices[error.kind] }
    }
  }

  return {
    name: ai && { provider: ai.provider, model: ai.model },

    isOnFor: ({ user }: Requester): boolean => ai !== null && user.aiEnabled,

    async ask<T extends NonNullable<unknown>>(request: ModelRequest<T>): Promise<ModelResult<T>> {
      if (!ai || !request.requester.user.aiEnabled) return { by: 'library' }
      const { requester, shared = false } = request
      const key = shared ? `${today(requester)}\0${request.key}` : `${requester.user.id}\0${request.key}`
      const known = shared ? sharedAnswers.get(key) : undefined
      if (known) return known as ModelResult<T>
      try {
        const outcome = await coalesce(key, requester.signal, (signal) => askOnce(ai, request, signal))
        if (shared && outcome.by === 'model') sharedAnswers.set(key, outcome)
        return outcome
      } catch (error) {
        throw requester.signal.aborted ? new Left() : error
      }
    },

    /** An answer of a model that did not stand. */
    unusable: notices.unusable,

    /** What was written for exactly this is not asked of a model, of whom one is there for this person. */
    notAsked: notices.notAsked,

    async state(requester: Requester) {
      const dailyLimit = limitFor(requester)
      const used = await usage.used(requester.user.id, today(requester))
      return { dailyLimit, remaining: Math.max(0, dailyLimit - used) }
    },
  }
}
