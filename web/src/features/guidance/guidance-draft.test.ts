import { expect, test } from 'vitest'
import { charactersLeft, requestOf } from './guidance-draft.ts'

test('a request is trimmed, and blank context is not sent', () => {
  expect(requestOf({ prompt: '  my boss shouts  ', context: ' \n' })).toEqual({ request: { prompt: 'my boss shouts' } })
  expect(requestOf({ prompt: 'my boss shouts', context: ' for weeks ' })).toEqual({
    request: { prompt: 'my boss shouts', context: 'for weeks' },
  })
})

test('blanks alone are no request', () => {
  expect(requestOf({ prompt: ' \n ', context: 'for weeks' })).toEqual({ fault: 'Please enter your request' })
})

test('the room left is said only near the end', () => {
  expect(charactersLeft('x'.repeat(3599))).toBeUndefined()
  expect(charactersLeft('x'.repeat(3600))).toBe('400 characters left')
  expect(charactersLeft('x'.repeat(3999))).toBe('1 character left')
  expect(charactersLeft('x'.repeat(4001))).toBe('0 characters left')
})
