import { expect, test } from 'vitest'
import { normaliseAddress } from './address.ts'

test.each([
  ['  Ann@Example.ORG ', 'ann@example.org'],
  ['ann+work@mail.example.org', 'ann+work@mail.example.org'],
  ["o'brien@example.org", "o'brien@example.org"],
  ['ann＠example.org', 'ann@example.org'],
  ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
])('%j is written %s', (typed, address) => {
  expect(normaliseAddress(typed)).toBe(address)
})

test.each([
  '',
  'ann',
  'ann@',
  '@example.org',
  'ann@example',
  'ann@-example.org',
  'ann@example..org',
  '.ann@example.org',
  'an..n@example.org',
  'ann@one@example.org',
  'ann lee@example.org',
  'ann@example.org, eve@example.org',
  'ann@example.org\r\nBcc: eve@example.org',
  'ann\u0000@example.org',
  'ann\u202e@example.org',
  'Ann <ann@example.org>',
  '"ann"@example.org',
  'ann@[127.0.0.1]',
  `${'a'.repeat(65)}@example.org`,
  `ann@${'a.'.repeat(130)}org`,
])('%j is no address', (typed) => {
  expect(normaliseAddress(typed)).toBeNull()
})
