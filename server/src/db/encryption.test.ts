import { describe, expect, test } from 'vitest'
import { testCipher as cipher, cipherOf } from '../../test-support/encryption.ts'
import { DecryptionFailed } from './encryption.ts'
import { newSecret } from './key-source.ts'
import { liturgyInstances, prayerRequests, savedScriptures } from './schema.ts'

const row = '5b0f0f0e-8a6e-4c1f-9a57-111111111111'
const { name, prayerText } = prayerRequests

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state
  }
}
const pool = ['', 'a', ' ', '\n', '.', 'é', 'e\u0301', 'ß', 'שלום', '祈', '🕊️', '👩🏽‍🔧', '\u202e', '\ud800', 'v1.', '%']
const randomTexts = (count: number) => {
  const random = numbers(7)
  const next = (below: number) => Number(random.next().value) % below
  return Array.from({ length: count }, () => Array.from({ length: next(40) }, () => pool[next(pool.length)]).join(''))
}

describe('what is encrypted', () => {
  test('comes back as it was, whatever the letters and the length', () => {
    for (const text of [...randomTexts(300), 'x'.repeat(100_000)]) {
      expect(cipher.decrypt(name, row, cipher.encrypt(name, row, text))).toBe(text.toWellFormed())
    }
  })

  test('never looks the same twice and shows none of its words', () => {
    const all = Array.from({ length: 200 }, () => cipher.encrypt(name, row, 'unmistakable'))
    expect(new Set(all).size).toBe(200)
    for (const value of all) {
      expect(value).not.toContain('unmistakable')
      expect(Buffer.from(value.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('unmistakable')
    }
  })

  test('opens in its own row, column and table only', () => {
    const value = cipher.encrypt(name, row, 'a')
    const other = '5b0f0f0e-8a6e-4c1f-9a57-222222222222'
    expect(() => cipher.decrypt(name, other, value)).toThrow(DecryptionFailed)
    expect(() => cipher.decrypt(prayerText, row, value as never)).toThrow(DecryptionFailed)
    expect(() => cipher.decrypt(savedScriptures.challenge, row, value as never)).toThrow(DecryptionFailed)
    expect(() => cipher.decrypt(liturgyInstances.userReflection, row, value as never)).toThrow(DecryptionFailed)
  })

  test('does not open when any letter of it is another one', () => {
    const value = cipher.encrypt(name, row, 'Lord, have mercy')
    for (let place = 0; place < value.length; place++) {
      const changed = `${value.slice(0, place)}${value[place] === 'A' ? 'B' : 'A'}${value.slice(place + 1)}`
      expect(() => cipher.decrypt(name, row, changed as never), changed).toThrow(DecryptionFailed)
    }
  })

  test('does not open when it is cut or longer', () => {
    const value = cipher.encrypt(name, row, 'Lord, have mercy')
    for (let length = 0; length < value.length; length++) {
      expect(() => cipher.decrypt(name, row, value.slice(0, length) as never)).toThrow(DecryptionFailed)
    }
    for (const more of ['A', '.', 'AAAA', ' ', '\n']) {
      expect(() => cipher.decrypt(name, row, `${value}${more}` as never), JSON.stringify(more)).toThrow(
        DecryptionFailed,
      )
    }
  })

  test('opens with its own key only, and a fault tells the place but no words', () => {
    const value = cipher.encrypt(name, row, 'unmistakable')
    expect(() => cipherOf(newSecret()).decrypt(name, row, value)).toThrow(`prayer_requests.name.${row}`)
    expect(() => cipherOf(newSecret()).decrypt(name, row, value)).not.toThrow('unmistakable')
  })
})

test('what a former key encrypted opens beside a new one, which encrypts what comes', () => {
  const [former, present] = [newSecret(), newSecret()]
  const value = cipherOf(former).encrypt(name, row, 'a')
  const both = cipherOf(present, former)
  expect(both.decrypt(name, row, value)).toBe('a')
  expect(both.encrypt(name, row, 'a').split('.')[1]).toBe(cipherOf(present).currentKeyId())
})

test('a keyed hash is equal for equal parts and one key, and for nothing else', () => {
  expect(cipher.hmac('a', 'b')).toBe(cipher.hmac('a', 'b'))
  expect(cipher.hmac('a', 'b')).not.toBe(cipher.hmac('ab', ''))
  expect(cipher.hmac('a', 'b')).not.toBe(cipherOf(newSecret()).hmac('a', 'b'))
  const [former, present] = [newSecret(), newSecret()]
  expect(cipherOf(present, former).hmacs('a')).toEqual([cipherOf(present).hmac('a'), cipherOf(former).hmac('a')])
})
