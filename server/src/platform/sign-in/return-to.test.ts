import { expect, test } from 'vitest'
import { ownPath } from './return-to.ts'

test.each(['/', '/home', '/scripture/', '/prayer?liturgy=12', '/insights/month#week-3'])(
  '%s is a page of our own',
  (path) => {
    expect(ownPath(path)).toBe(path)
  },
)

test.each([
  ['another origin', 'https://evil.example'],
  ['a scheme-relative address', '//evil.example'],
  ['a backslash that browsers read as a slash', '/\\evil.example'],
  ['a path that turns into a scheme-relative one', '/.//evil.example'],
  ['a call', '/api/logout'],
  ['the calls themselves', '/api'],
  ['a call behind dots', '/home/../api/logout'],
  ['a call behind percent signs', '/%61pi/logout'],
  ['a tab that browsers drop', '/\t/evil.example'],
  ['a line break', '/home\r\nset-cookie: a=b'],
  ['no path at all', 'home'],
  ['a script', 'javascript:alert(1)'],
  ['something endless', `/${'a'.repeat(600)}`],
  ['something that is no text', ['/home']],
])('%s leads home instead', (_name, given) => {
  expect(ownPath(given)).toBe('/')
})
