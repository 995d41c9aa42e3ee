import type { Clock } from '../clock.ts'
import { entitlements, planOf } from '../entitlements.ts'
import { Busy, Left } from '../errors.ts'
import type { Ai, AiRequest } from '../platform/ai/ai.ts'
import { AiFailure } from '../platform/ai/ai.ts'
import { type Asker, dayOf } from './asker.ts'
import { createCoalescer } from './coalesce.ts'
import type { Usage } from './usage.ts'

/** `notice`: why the library answers although a model is there; fit to show. */
type Outcome<T> = { readonly by: 'model'; readonly value: T } | { readonly by: 'library'; readonly notice?: string }

export type ModelWish<T> = Pick<AiRequest<T>, 'system' | 'schema' | 'name'> & {
  /** Built only when it is sent. */
  readonly prompt: () => string
  readonly asker: Asker
  /** Equal for equal work. */
  readonly key: string
  /** Whether everybody may be given the same answer: it holds nothing of a person, and may be kept for the day. */
  readonly shared?: boolean
  /** Told as the answer grows; with `undefined` when it begins anew. */
  readonly onPartial?: (partial: unknown) => void
}

const notices = {
  down: 'The AI service cannot be reached at the moment. This answer comes from the Lampstand library.',
  spent: 'The AI service is not available at the moment. This answer comes from the Lampstand library.',
  refused: 'The AI service gave no answer to this. This answer comes from the Lampstand library.',
  unusable: 'The AI service gave no usable answer. This answer comes from the Lampstand library.',
} as const

const mostKept = 300

export type ModelDesk = ReturnType<typeof createModelDesk>

/** Asks a model for somebody: switch, daily quota, equal requests, refunds, and what to do when it gives out (D32). */
export function createModelDesk({ ai, usage, clock }: { ai: Ai | null; usage: Usage; clock: Clock }) {
  const coalesce = createCoalescer()
  const kept = new Map<string, unknown>()
  const limitFor = ({ user }: Asker) => entitlements[planOf(user, clock.now())].modelAnswersADay
  const today = (asker: Asker) => dayOf(asker, clock.now()).toString()

  function keep(key: string, value: unknown) {
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  }

  /** @throws Left when the asker is gone; Busy when the provider, or our queue for it, is. */
  async function askOnce<T>(ai: Ai, wish: ModelWish<T>, signal: AbortSignal): Promise<Outcome<T>> {
    const { asker, system, prompt, schema, name, onPartial } = wish
    const day = today(asker)
    const limit = limitFor(asker)
    if (!(await usage.take(asker.user.id, day, limit))) {
      const notice = `Your ${limit} AI answers of today are used. This answer comes from the Lampstand library; tomorrow there are new ones.`
      return { by: 'library', notice }
    }
    try {
      const request = { system, prompt: prompt(), schema, name, signal, ...(onPartial && { onPartial }) }
      return { by: 'model', value: await ai.ask(request) }
    } catch (error) {
      await usage.refund(asker.user.id, day)
      if (!(error instanceof AiFailure)) throw error
      if (error.kind === 'cancelled') throw new Left()
      if (error.kind === 'busy') throw new Busy(error.retryAfter ?? 30)
      asker.log.warn({ kind: error.kind, err: error }, 'the model gave no answer; the library does')
      return { by: 'library', notice: notices[error.kind] }
    }
  }

  return {
    name: ai && { provider: ai.provider, model: ai.model },

    isOnFor: ({ user }: Asker): boolean => ai !== null && user.aiEnabled,

    async ask<T>(wish: ModelWish<T>): Promise<Outcome<T>> {
      if (!ai || !wish.asker.user.aiEnabled) return { by: 'library' }
      const { asker, shared = false } = wish
      const key = shared ? `${today(asker)}\0${wish.key}` : `${asker.user.id}\0${wish.key}`
      if (shared && kept.has(key)) return { by: 'model', value: kept.get(key) as T }
      try {
        const outcome = await coalesce(key, asker.signal, (signal) => askOnce(ai, wish, signal))
        if (shared && outcome.by === 'model') keep(key, outcome.value)
        return outcome
      } catch (error) {
        throw asker.signal.aborted ? new Left() : error
      }
    },

    /** Gives back what a crisis, or an answer that did not stand, has cost. */
    refund: (asker: Asker): Promise<void> => usage.refund(asker.user.id, today(asker)),
    /** An answer of a model that did not stand. */
    unusable: notices.unusable,

    async state(asker: Asker) {
      const dailyLimit = limitFor(asker)
      const used = await usage.used(asker.user.id, today(asker))
      return { dailyLimit, remaining: Math.max(0, dailyLimit - used) }
    },
  }
}
