import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { AiConfig } from '../../config.ts'

/** The addresses are written here because the packages would else take them from the environment on their own. */
const addresses = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const

/** The model that the configuration names, spoken to in its provider's own way. */
export function openModel({ provider, model, apiKey, baseUrl }: AiConfig, fetch: typeof globalThis.fetch) {
  const settings = { apiKey: apiKey ?? '', fetch: withoutRedirects(fetch) }
  const address = baseUrl?.href.replace(/\/+$/, '')
  const byProvider = {
    openai: () => createOpenAI({ ...settings, baseURL: address ?? addresses.openai })(model),
    anthropic: () => createAnthropic({ ...settings, baseURL: address ?? addresses.anthropic })(model),
    google: () => createGoogle({ ...settings, baseURL: address ?? addresses.google })(model),
    'openai-compatible': () =>
      createOpenAICompatible({
        name: 'compatible',
        baseURL: address ?? '',
        fetch: settings.fetch,
        supportsStructuredOutputs: true,
        ...(apiKey !== undefined && { apiKey }),
      })(model),
  } satisfies Record<AiConfig['provider'], () => LanguageModel>
  return byProvider[provider]()
}

/** Told to every provider; each reads its own part. What people write is not to be kept by others. */
export const providerOptions = { openai: { store: false } }

/** A redirect would carry the key, and somebody's words, to another host. */
const withoutRedirects =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) =>
    fetch(input, { ...init, redirect: 'error' })
