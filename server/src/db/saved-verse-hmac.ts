import type { Cipher } from './encryption.ts'

type Place = { userId: string | null; deviceScope: string | null; verseId: string }

const partsOf = ({ userId, deviceScope, verseId }: Place, challenge: string) =>
  ['saved_scriptures', userId ?? deviceScope ?? '', verseId, challenge] as const

/**
 * What makes a kept verse one for each challenge although its words are encrypted. The owner is part of it, so that a dump does
 * not show who else faces the same.
 */
export const savedVerseHmac = (cipher: Cipher, place: Place, challenge: string) =>
  cipher.hmac(...partsOf(place, challenge))

/** The same under every key at hand. */
export const savedVerseHmacs = (cipher: Cipher, place: Place, challenge: string) =>
  cipher.hmacs(...partsOf(place, challenge))
