import { randomUUID } from 'node:crypto'
import { createCipher, keyFrom } from '../src/db/encryption.ts'
import { parseSecret } from '../src/db/key-source.ts'
import { savedVerseHmac } from '../src/db/saved-verse-hmac.ts'
import { prayerRequests, savedScriptures } from '../src/db/schema.ts'

/** The key of every server that `startTestServer` starts. */
export const testKey = Buffer.alloc(32, 'test').toString('base64')

/** The cipher of written keys, the current one first. */
export function cipherOf(...written: string[]) {
  const keys = written.map((each) => keyFrom(parseSecret(each) ?? Buffer.alloc(0)))
  const [first] = keys
  if (!first) throw new Error('give a key')
  return createCipher({ current: () => first, find: (id) => keys.find((key) => key.id === id), all: () => keys })
}

/** Opens and makes what such a server stores. */
export const testCipher = cipherOf(testKey)

type SavedPlace = { userId?: string | null; deviceScope?: string | null; verseId: string }

/** The columns of a kept verse that hold its challenge. */
export function encryptedVerse(
  { userId = null, deviceScope = null, verseId }: SavedPlace,
  challenge: string,
  cipher = testCipher,
) {
  const id = randomUUID()
  const challengeHmac = savedVerseHmac(cipher, { userId, deviceScope, verseId }, challenge)
  return { id, challenge: cipher.encrypt(savedScriptures.challenge, id, challenge), challengeHmac }
}

/** The columns of a prayer request that hold its words. */
export function encryptedRequest(name: string, prayerText = 'Lord', cipher = testCipher) {
  const id = randomUUID()
  return {
    id,
    name: cipher.encrypt(prayerRequests.name, id, name),
    prayerText: cipher.encrypt(prayerRequests.prayerText, id, prayerText),
    reading: cipher.encrypt(prayerRequests.reading, id, JSON.stringify(['none', null, 'self']).padEnd(128)),
  }
}
