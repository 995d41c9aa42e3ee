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
