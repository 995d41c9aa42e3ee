import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Encrypted } from './encrypted-text.ts'

/** One secret of 32 bytes and what is derived of it. `id` tells which key it is and nothing about it. */
export type Key = { readonly id: string; readonly encryption: Buffer; readonly hmac: Buffer }

/** Keys at hand. What is written is encrypted with `current`; the others open what was written before. */
export type Keyring = {
  current(): Key
  find(id: string): Key | undefined
  all(): readonly Key[]
}

type EncryptedColumn = PgColumn & { _: { data: Encrypted } }

export type Cipher = ReturnType<typeof createCipher>

/** A value that no key at hand opens, or that was changed or moved since it was written. */
export class DecryptionFailed extends Error {
  constructor(place: string, why: string) {
    super(`${place} cannot be decrypted: ${why}`)
    this.name = 'DecryptionFailed'
  }
}

const algorithm = 'aes-256-gcm'
const format = 'v1'
const nonceBytes = 12
const tagBytes = 16

/**
 * AES-256-GCM for the words that people entrust to the program, `v1.<key id>.<nonce, ciphertext and tag in base64url>`. Table,
 * column and row are associated data: a value that was moved to another place does not open there.
 */
export function createCipher(keys: Keyring) {
  return {
    encrypt<C extends EncryptedColumn>(column: C, rowId: string, text: string): C['_']['data'] {
      const { id, encryption } = keys.current()
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, encryption, nonce).setAAD(Buffer.from(placeOf(column, rowId)))
      const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${prefixOf(id)}${body.toString('base64url')}` as C['_']['data']
    },

    /** @throws DecryptionFailed */
    decrypt<C extends EncryptedColumn>(column: C, rowId: string, value: C['_']['data']): string {
      const place = placeOf(column, rowId)
      const [version, keyId = '', encoded = '', ...rest] = value.split('.')
      if (version !== format || rest.length > 0) throw new DecryptionFailed(place, 'it has no known form')
      const key = keys.find(keyId)
      if (!key) throw new DecryptionFailed(place, `its key ${keyId} is not at hand`)
      const body = Buffer.from(encoded, 'base64url')
      if (body.length < nonceBytes + tagBytes || body.toString('base64url') !== encoded) {
        throw new DecryptionFailed(place, 'it is not whole')
      }
      const opened = createDecipheriv(algorithm, key.encryption, body.subarray(0, nonceBytes))
        .setAAD(Buffer.from(place))
        .setAuthTag(body.subarray(-tagBytes))
      try {
        return opened.update(body.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + opened.final('utf8')
      } catch {
        throw new DecryptionFailed(place, 'it was changed or moved')
      }
    },

    /** A blind index of the parts: equal for equal parts under one key, and telling nothing without it. */
    hmac: (...parts: readonly string[]): string => hmacWith(keys.current(), parts),

    /** The same under every key at hand, the current one first: what was written before a rotation is found by these. */
    hmacs: (...parts: readonly string[]): string[] => keys.all().map((key) => hmacWith(key, parts)),

    hasFormerKeys: (): boolean => keys.all().length > 1,

    currentKeyId: (): string => keys.current().id,
  }
}

/** How every value begins that was written with a key. */
export const prefixOf = (keyId: string) => `${format}.${keyId}.`

/** @param secret 32 bytes, from a cryptographic source */
export function keyFrom(secret: Buffer): Key {
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `lampstand ${purpose}`, length))
  return { id: derive('key id', 6).toString('hex'), encryption: derive('encryption', 32), hmac: derive('hmac', 32) }
}

const hmacWith = ({ hmac }: Key, parts: readonly string[]) =>
  createHmac('sha256', hmac).update(JSON.stringify(parts)).digest('base64url')

const placeOf = (column: PgColumn, rowId: string) => `${getTableName(column.table)}.${column.name}.${rowId}`
