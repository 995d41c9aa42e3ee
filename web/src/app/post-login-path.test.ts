// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { createStore } from '../api/store.ts'
import { savePostLoginPath, takePostLoginPath } from './post-login-path.ts'

const origin = 'http://localhost:3000'
const store = createStore(() => sessionStorage)

beforeEach(() => sessionStorage.clear())

const goAfter = (saved: string) => {
  savePostLoginPath(store, saved)
  return takePostLoginPath(store, origin)
}

test('the path is kept under redirectAfterAuth, with its query, and followed once', () => {
  savePostLoginPath(store, '/scripture?from=mail')
  expect(sessionStorage.getItem('redirectAfterAuth')).toBe('/scripture?from=mail')
  expect(takePostLoginPath(store, origin)).toBe('/scripture?from=mail')
  expect(takePostLoginPath(store, origin)).toBe('/home')
})

test('without a saved path, or with the root, one goes home', () => {
  expect(takePostLoginPath(store, origin)).toBe('/home')
  expect(goAfter('/')).toBe('/home')
})

describe('nothing but a path of our own is followed', () => {
  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'evil.example',
    '/api/logout',
    '',
  ])('%j', (saved) => {
    expect(goAfter(saved)).toBe('/home')
  })
})
