import { type FinishReason, generateText, type LanguageModel, streamText } from 'ai'
import type * as z from 'zod/mini'
import { outputOf } from './answer.ts'
import { providerOptions } from './models.ts'

type UpstreamCall<T> = {
  model: LanguageModel
  system: string
  prompt: string
  schema: z.ZodMiniType<T>
  name: string
  /** Without a schema beside the prompt, for servers that take none. */
  plain: boolean
  signal: AbortSignal
  /** Tokens of the answer, with what the model thinks; undefined leaves it to the server. */
  longest: number | undefined
  /** Milliseconds between two pieces of a streamed answer. */
  stall: number
  onPartial: ((partial: unknown) => void) | undefined
}

type UpstreamAnswer = {
  text: string
  finish: FinishReason
  inputTokens: number
  outputTokens: number
}

/** One request to the provider, streamed when somebody wants to see the answer grow. @throws what the SDK threw */
export async function callUpstream<T>(call: UpstreamCall<T>): Promise<UpstreamAnswer> {
  const { model, system, prompt, signal, stall, longest, onPartial } = call
  const options = {
    model,
    instructions: system,
    prompt,
    output: outputOf(call),
    ...(longest !== undefined && { maxOutputTokens: longest }),
    maxRetries: 0,
    abortSignal: signal,
    telemetry: { isEnabled: false },
    providerOptions,
  } as const
  if (!onPartial) {
    const { text, finishReason, usage } = await generateText(options)
    return answerOf(text, finishReason, usage)
  }

  // The SDK reports the cause of a broken stream only here; its promises say no more than "no output".
  let cause: unknown
  const attempt = new AbortController()
  const stream = streamText({
    ...options,
    abortSignal: AbortSignal.any([signal, attempt.signal]),
    timeout: { chunkMs: stall },
    onError: ({ error }) => {
      cause ??= error
      // Nothing follows a failure, yet the SDK reads on, and a provider may keep the connection open.
      attempt.abort()
    },
  })
  try {
    for await (const partial of stream.partialOutputStream) onPartial(partial)
    const answer = answerOf(await stream.text, await stream.finishReason, await stream.usage)
    if (cause === undefined) return answer
  } catch (error) {
    cause ??= error
  } finally {
    attempt.abort()
  }
  throw cause
}

const answerOf = (
  text: string,
  finish: FinishReason,
  usage: { inputTokens: number | undefined; outputTokens: number | undefined },
): UpstreamAnswer => ({ text, finish, inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 })
