import type * as z from 'zod/mini'

export const aiProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type AiProvider = (typeof aiProviders)[number]

export type AiRequest<T> = {
  /** Instructions; nothing of the person's. */
  readonly system: string
  /** The person's words and the candidates, as data. */
  readonly prompt: string
  /** Model schema: `nullable`, never `optional`, no limits; the caller has a second schema for these. */
  readonly schema: z.ZodMiniType<T>
  /** Name of the schema, a word. */
  readonly name: string
  readonly signal?: AbortSignal
  /** Told as the answer grows, never after the promise settles; with `undefined` when a second attempt starts over. */
  readonly onPartial?: (partial: unknown) => void
}

/** A model that answers in a schema, whoever provides it. */
export type Ai = {
  readonly provider: AiProvider
  readonly model: string
  /** @throws AiFailure, and nothing else */
  ask<T>(request: AiRequest<T>): Promise<T>
  close(): void
}

/**
 * - `busy`: the provider, or our own queue for it, has too much to do; `retryAfter` says when to come again
 * - `down`: it cannot be reached, fails, or refuses our key
 * - `spent`: it is out of money or quota
 * - `refused`: it will not answer this
 * - `unusable`: what it answered could not be read, nor what it answered when asked once more
 * - `cancelled`: the caller went away
 */
export type AiFailureKind = 'busy' | 'down' | 'spent' | 'refused' | 'unusable' | 'cancelled'

/** Why a model gave no answer. `message` and `cause` hold no prompt and no key. */
export class AiFailure extends Error {
  override readonly name = 'AiFailure'
  readonly kind: AiFailureKind
  /** Seconds; with `busy` only. */
  readonly retryAfter: number | undefined

  constructor(
    kind: AiFailureKind,
    message: string,
    { retryAfter, cause }: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.kind = kind
    this.retryAfter = retryAfter
  }
}
