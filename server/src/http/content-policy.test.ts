import { expect, test } from 'vitest'
import { createContentPolicy } from './content-policy.ts'

test('what is added stands beside what is there, once, and in its own directive alone', () => {
  const policy = createContentPolicy()
  policy.allow({ 'script-src': ['https://js.example.org'], 'frame-src': ['https://js.example.org'] })
  policy.allow({ 'script-src': ['https://js.example.org'] })
  const header = policy.header()
  expect(header).toContain("script-src 'self' https://js.example.org;")
  expect(header).toContain('frame-src https://js.example.org')
  expect(header).toContain("style-src 'self';")
})

test('what one page adds is for that page alone', () => {
  const policy = createContentPolicy()
  expect(policy.header({ 'style-src': ["'sha256-abc='"] })).toContain("style-src 'self' 'sha256-abc='")
  expect(policy.header()).not.toContain('sha256')
})

test("a source takes the place of 'none', beside which a browser would ignore it", () => {
  expect(createContentPolicy().header({ 'frame-ancestors': ['https://a.example'] })).toContain(
    'frame-ancestors https://a.example;',
  )
})

test('nothing that would end a directive is a source', () => {
  expect(() => createContentPolicy().header({ 'script-src': ["x; script-src 'unsafe-inline'"] })).toThrow('not a part')
  expect(() => createContentPolicy().header({ 'script-src x': [] })).toThrow('not a part')
})
