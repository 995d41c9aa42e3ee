import type { AiFailureKind } from './ai.ts'
import { errorDetails, type ProviderErrorDetails } from './provider-error.ts'

/** What is to be made of a failed call. */
export type Fault = {
  kind: Exclude<AiFailureKind, 'cancelled'>
  message: string
  /** Milliseconds after which one more attempt is worth it; undefined when none is. 0 for a short wait of our choice. */
  again?: number
  /** Seconds to tell the caller. */
  retryAfter?: number
  /** For whoever runs this server, when only they can help. */
  advice?: string
  /** The server does not know how to take a schema. */
  refusesSchema?: boolean
}

const longestWait = 2000
const retryAfterUnsaid = 30
const longestRetryAfter = 3600

/** Reads a failure of the SDK. Nothing of a prompt, an answer or a key is in what it returns. */
export function readFault(error: unknown, now: Temporal.Instant): Fault {
  const details = errorDetails(error)
  const { status, code } = details
  if (status === undefined || status < 300) {
    const stalled = error instanceof Error && error.name === 'TimeoutError'
    return {
      kind: 'down',
      message: stalled ? 'The provider stopped in mid-answer.' : 'The provider was not reached, or broke off.',
      again: 0,
    }
  }
  const message = `The provider answered ${status}${code ? ` (${code})` : ''}.`
  if (isSpent(details)) {
    return {
      kind: 'spent',
      message,
      advice: 'The AI provider says that its quota or credit is used up. Check its billing.',
    }
  }
  if (status === 429) {
    const seconds = retryAfterOf(details, now)
    const retryAfter = Math.min(Math.max(1, Math.ceil(seconds ?? retryAfterUnsaid)), longestRetryAfter)
    const soon = seconds !== undefined && seconds * 1000 <= longestWait
    return { kind: 'busy', message, retryAfter, ...(soon && { again: seconds * 1000 }) }
  }
  if (status === 529) return { kind: 'busy', message, retryAfter: retryAfterUnsaid, again: 0 }
  if (isRefusal(details)) return { kind: 'refused', message }
  if (refusesSchema(details)) return { kind: 'down', message, refusesSchema: true }
  if (status === 401 || status === 403 || details.body.includes('api_key_invalid')) {
    return {
      kind: 'down',
      message,
      advice: 'The AI provider rejects the key. Set AI_API_KEY to one that is valid and may use the model.',
    }
  }
  if (status === 404) {
    return {
      kind: 'down',
      message,
      advice: 'The AI provider does not know the model, or the address is wrong. Check AI_MODEL and AI_BASE_URL.',
    }
  }
  if (status === 408 || status >= 500) return { kind: 'down', message, again: 0 }
  // One person's request that it does not take, a too long one for instance, says nothing about the next one.
  if (status === 400 || status === 413 || status === 422) return { kind: 'unusable', message }
  return { kind: 'down', message }
}

function isSpent({ status, code, body }: ProviderErrorDetails): boolean {
  if (status === 402 || code === 'insufficient_quota' || code?.startsWith('billing')) return true
  if (status === 400)
    return body.includes('credit balance is too low') || (code === 'FAILED_PRECONDITION' && body.includes('billing'))
  if (status === 403) return body.includes('billing')
  if (status !== 429 || code !== 'RESOURCE_EXHAUSTED') return false
  // Google writes "check your plan and billing" into every 429; a limit a day is spent, one that says when to come again is not.
  if (/per_?day/.test(body)) return true
  return !/retrydelay|per_?minute/.test(body) && /quota|billing/.test(body)
}

const isRefusal = ({ status, code, body }: ProviderErrorDetails) =>
  /^content_(filter|policy_violation)$|^(invalid_prompt|moderation_blocked)$/.test(code ?? '') ||
  (status === 403 && body.includes('moderation'))

const refusesSchema = ({ status, body }: ProviderErrorDetails) =>
  (status === 400 || status === 422 || status === 501) &&
  /response_?format|json_?schema|text\.format|output_(config|format)|response_?schema|structured output/.test(body)

/** Seconds, from the header as number or date, or from Google's `retryDelay`. */
function retryAfterOf({ headers, body }: ProviderErrorDetails, now: Temporal.Instant): number | undefined {
  const header = headers['retry-after']
  if (header && /^\d+(\.\d+)?$/.test(header)) return Number(header)
  const date = header ? Date.parse(header) : Number.NaN
  if (!Number.isNaN(date)) return Math.max(0, (date - now.epochMilliseconds) / 1000)
  const delay = /"retrydelay":\s*"(\d+(?:\.\d+)?)s"/.exec(body)?.[1]
  return delay === undefined ? undefined : Number(delay)
}

/** The names and system codes of an error and its causes, as in `AI_APICallError TypeError ECONNREFUSED`: what a log may hold of it. */
export function namesOf(error: unknown): string {
  const names: string[] = []
  for (let one = error; one instanceof Error && names.length < 8; one = one.cause) {
    names.push(one.name)
    if ('code' in one && typeof one.code === 'string' && /^[A-Z_]{3,40}$/.test(one.code)) names.push(one.code)
  }
  return names.join(' ')
}
