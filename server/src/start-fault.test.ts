import { expect, test } from 'vitest'
import { ConfigError } from './config.ts'
import { explainStart } from './start-fault.ts'

const fault = (code: string) => Object.assign(new Error('what the system says'), { code })

test('a port in use and a database that refuses are told in a sentence that names the variable', () => {
  expect(explainStart(fault('EADDRINUSE'))).toContain('PORT')
  expect(explainStart(fault('28P01'))).toContain('DATABASE_URL')
})

test('a cause is found behind the error that wraps it', () => {
  expect(explainStart(new Error('Failed query', { cause: fault('ENOSPC') }))).toContain('DATA_DIR')
})

test('faults of the configuration speak for themselves', () => {
  expect(explainStart(new ConfigError(['PORT must be a whole number.']))).toContain('PORT must be a whole number.')
})

test('a fault of ours is not explained away', () => {
  expect(explainStart(new TypeError('x is not a function'))).toBeUndefined()
})
