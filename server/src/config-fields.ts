import * as z from 'zod/mini'
import { parseSecret } from './db/key-source.ts'
import { type AiProvider, aiProviders } from './platform/ai/ai.ts'

export type AiConfig = {
  provider: AiProvider
  model: string
  apiKey: string | undefined
  /** Where the provider is reached, when not at its own address; always there for `openai-compatible`. */
  baseUrl: URL | undefined
  /** Calls at once. */
  concurrency: number
  /** Seconds that one answer may take, with its second attempts. */
  timeout: number
}

const isUrlOf = (text: string | undefined, protocols: readonly string[]): text is string =>
  text !== undefined && protocols.includes(URL.parse(text)?.protocol ?? '')

export const url = (...protocols: readonly string[]) => {
  const fault = `must be a URL that begins with ${protocols.map((each) => `${each}//`).join(' or ')}.`
  return z.optional(z.string().check(z.refine((text) => isUrlOf(text, protocols), fault)))
}

export const wholeNumber = (least: number, most: number) => {
  const fault = `must be a whole number from ${least} to ${most}.`
  const isWithin = (given: number) => Number.isInteger(given) && given >= least && given <= most
  return z.coerce.number(fault).check(z.refine(isWithin, fault))
}

export const oneOf = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}.`)

/** Addresses with commas between them, in lower case. */
export const addresses = z.pipe(
  z._default(z.string(), ''),
  z.pipe(
    z.transform((list: string) =>
      list
        .toLowerCase()
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
    z.array(z.email('must be email addresses separated by commas.')),
  ),
)

export const text = z.optional(z.string())

/** Keys of 32 bytes in base64, apart by commas; undefined where none is given. */
export const secrets = z.pipe(
  z.optional(z.string()),
  z.transform((written, { issues }) => {
    const parsed = written?.split(',').map((each) => parseSecret(each.trim()))
    const whole = parsed?.filter((secret) => secret !== undefined)
    if (whole?.length === parsed?.length) return whole
    issues.push({
      code: 'custom',
      input: '',
      message: 'must be 32 bytes in base64, or several of them separated by commas.',
    })
    return z.NEVER
  }),
)

/** Whether a host name or address means this machine. */
export const isLoopback = (hostname: string) => /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(hostname)

/** What a fault of each provider's settings says: a model of it, and who gives keys where one is needed. */
const aiExamples: Record<AiProvider, { model: string; key?: string }> = {
  openai: { model: 'gpt-5-mini', key: 'platform.openai.com' },
  anthropic: { model: 'claude-sonnet-4-5', key: 'console.anthropic.com' },
  google: { model: 'gemini-2.5-flash', key: 'aistudio.google.com' },
  'openai-compatible': { model: 'llama3.3' },
}

type AiValues = Partial<Record<'AI_PROVIDER' | 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL', string | undefined>>

/** What is missing for the provider of answers; each as a sentence. */
export function* aiConflictsIn(values: AiValues): Generator<string> {
  const provider = aiProviders.find((each) => each === values.AI_PROVIDER)
  if (!provider) return
  const { model, key } = aiExamples[provider]
  if (!values.AI_MODEL) yield `AI_MODEL is needed with AI_PROVIDER=${provider}, for example ${model}.`
  if (key && !values.AI_API_KEY) yield `AI_API_KEY is needed with AI_PROVIDER=${provider}; ${key} gives one.`
  if (!key && !values.AI_BASE_URL) {
    yield `AI_BASE_URL is needed with AI_PROVIDER=${provider}, for example http://localhost:11434/v1.`
  }
}
