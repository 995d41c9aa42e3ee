import type { Problem } from '@lampstand/contract/problem'
import { expect, test } from 'vitest'
import { ApiError, shownMessage } from './api-error.ts'

const problem: Problem = {
  type: 'about:blank',
  title: 'Forbidden',
  status: 403,
  detail: 'This is part of Pro.',
  error: 'This is part of Pro.',
  code: 'needs_pro',
  requestId: 'r1',
}

test('the message is the status, a colon, a space and the body', () => {
  expect(new ApiError(500, 'out of order', 'Internal Server Error').message).toBe('500: out of order')
})

test('without a body the status text stands in its place', () => {
  expect(new ApiError(502, '', 'Bad Gateway').message).toBe('502: Bad Gateway')
})

test('what the server says in its own form is fit to show', () => {
  const error = new ApiError(403, JSON.stringify(problem), 'Forbidden')
  expect(error.problem).toEqual(problem)
  expect(shownMessage(error)).toBe('This is part of Pro.')
})

test('the code that stands before a sentence is not shown', () => {
  const busy = { ...problem, status: 429, code: 'quota_exceeded', error: 'quota_exceeded: Please wait a minute.' }
  expect(shownMessage(new ApiError(429, JSON.stringify(busy), ''))).toBe('Please wait a minute.')
})

test('any other body is not shown to a person', () => {
  expect(shownMessage(new ApiError(502, '<h1>nginx</h1>', 'Bad Gateway'))).toBeUndefined()
  expect(shownMessage(new ApiError(500, '{"error":"SELECT failed"}', ''))).toBeUndefined()
  expect(shownMessage(new TypeError('Failed to fetch'))).toBeUndefined()
})
