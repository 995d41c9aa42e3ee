import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const faultsOf = (env: Record<string, string>) => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
  return []
}

test('operators are addresses with commas between them', () => {
  expect(readConfig({}).operators).toEqual([])
  expect(readConfig({ OPERATORS: ' Anna@example.org, ruth@example.org,' }).operators).toEqual([
    'anna@example.org',
    'ruth@example.org',
  ])
  expect(() => readConfig({ OPERATORS: 'anna' })).toThrow('OPERATORS')
})

test('nothing set means this machine only, with the embedded database', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', local: true, oidc: null, smtp: null })
  expect(config.publicUrl.href).toBe('http://localhost:3000/')
  expect(config.database).toEqual({ folder: `${process.cwd()}/data` })
})

test('a public address without a way to sign in is refused', () => {
  expect(faultsOf({ PUBLIC_URL: 'https://lampstand.example.org' })).toEqual([
    expect.stringContaining('nobody could sign in'),
  ])
})

test('a public address with mail starts, on every address', () => {
  const config = readConfig({
    PUBLIC_URL: 'https://l.example.org',
    SMTP_URL: 'smtp://mail.example.org',
    MAIL_FROM: 'a@b.org',
  })
  expect(config).toMatchObject({ local: false, host: '0.0.0.0' })
})

test('a public address over plain http is refused', () => {
  expect(faultsOf({ PUBLIC_URL: 'http://l.example.org', SMTP_URL: 'smtp://m.org', MAIL_FROM: 'a@b.org' })).toEqual([
    expect.stringContaining('https'),
  ])
})

test('local mode does not listen to the world', () => {
  expect(faultsOf({ HOST: '0.0.0.0' })).toEqual([expect.stringContaining('HOST=0.0.0.0')])
})

test('a host that only looks like loopback is not local', () => {
  expect(faultsOf({ PUBLIC_URL: 'http://localhost.example.org' }).length).toBeGreaterThan(0)
})

test('every fault is named at once', () => {
  const faults = faultsOf({
    PORT: 'x',
    DATABASE_URL: 'mysql://a',
    SMTP_URL: 'smtp://m.org',
    OIDC_ISSUER: 'https://id.example.org',
    LOG_LEVEL: 'loud',
    TRUST_PROXY: 'yes',
    RATE_LIMIT: '-1',
  })
  for (const name of [
    'PORT',
    'DATABASE_URL',
    'MAIL_FROM',
    'OIDC_CLIENT_ID',
    'LOG_LEVEL',
    'TRUST_PROXY',
    'RATE_LIMIT',
  ]) {
    expect(faults.some((fault) => fault.includes(name))).toBe(true)
  }
})

test('without a provider the library answers', () => {
  expect(readConfig({}).ai).toBeNull()
  expect(readConfig({ AI_PROVIDER: 'library', AI_API_KEY: 'left over' }).ai).toBeNull()
})

test('a model is reached as it is set', () => {
  const ai = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama3.3', AI_BASE_URL: 'http://localhost:11434/v1' }
  expect(readConfig(ai).ai).toEqual({
    provider: 'openai-compatible',
    model: 'llama3.3',
    apiKey: undefined,
    baseUrl: new URL('http://localhost:11434/v1'),
    concurrency: 4,
    timeout: 60,
  })
})

test.each([
  [{ AI_PROVIDER: 'chatgpt' }, ['AI_PROVIDER must be one of library, openai, anthropic, google, openai-compatible.']],
  [
    { AI_PROVIDER: 'openai' },
    [
      'AI_MODEL is needed with AI_PROVIDER=openai, for example gpt-5-mini.',
      'AI_API_KEY is needed with AI_PROVIDER=openai; platform.openai.com gives one.',
    ],
  ],
  [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'a' }, [expect.stringContaining('AI_API_KEY is needed')]],
  [{ AI_PROVIDER: 'google', AI_API_KEY: 'k' }, [expect.stringContaining('for example gemini')]],
  [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'a' }, [expect.stringContaining('AI_BASE_URL is needed')]],
  [
    { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'a', AI_BASE_URL: 'localhost:11434' },
    ['AI_BASE_URL must be a URL that begins with http:// or https://.'],
  ],
  [
    { AI_CONCURRENCY: '0', AI_TIMEOUT: 'long' },
    [expect.stringContaining('AI_CONCURRENCY'), expect.stringContaining('AI_TIMEOUT')],
  ],
])('%j is refused', (env, faults) => {
  expect(faultsOf(env)).toEqual(faults)
})

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
  STRIPE_PRICE_ID: 'price_a',
}

test('payments are whole, or not at all', () => {
  expect(readConfig({}).stripe).toBeNull()
  expect(readConfig(stripe).stripe).toMatchObject({ secretKey: 'sk_test_a', priceId: 'price_a', apiBase: undefined })
  for (const name of Object.keys(stripe)) {
    expect(() => readConfig({ ...stripe, [name]: '' })).toThrow(`${name} is needed`)
    expect(() => readConfig({ ...stripe, [name]: 'sk_other' })).toThrow(`${name} must begin with`)
  }
})

test('test keys and live keys are not mixed, and live keys go to Stripe alone', () => {
  const live = { ...stripe, STRIPE_SECRET_KEY: 'sk_live_a', STRIPE_PUBLISHABLE_KEY: 'pk_live_a' }
  expect(() => readConfig({ ...stripe, STRIPE_SECRET_KEY: 'sk_live_a' })).toThrow('both be of the test mode')
  expect(() => readConfig({ ...live, STRIPE_API_BASE: 'http://localhost:1' })).toThrow(
    'must not be set with a live key',
  )
  expect(readConfig(live).stripe).toMatchObject({ secretKey: 'sk_live_a' })
})

test('nothing is sold where nobody can be told by mail before the first charge', () => {
  const oidc = { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'a' }
  expect(() => readConfig({ ...stripe, ...oidc })).toThrow('told by mail')
})
