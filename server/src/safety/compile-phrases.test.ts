import { expect, it } from 'vitest'
import { phrases } from './compile-phrases.ts'

const pattern = phrases`
  # who is asked for
  (dear|good) friend
  ${'(lamp|candle)'} on a stand
  light\w*
`

it.each(['a dear friend', 'good friend', 'the candle on a stand', 'lights out'])('%s is one of them', (text) => {
  expect(pattern.test(text)).toBe(true)
})

it.each(['a dear friendship', 'gooddear friends', 'lamp on a standard', 'who is asked for', 'delight'])(
  '%s is none: phrases are whole words, and a comment is no phrase',
  (text) => {
    expect(pattern.test(text)).toBe(false)
  },
)

it('captures nothing', () => {
  expect(pattern.exec('a dear friend')).toHaveLength(1)
})
