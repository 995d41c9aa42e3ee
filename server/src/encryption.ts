import type { Database } from './db/client.ts'
import { encryptFormerRows } from './db/encrypt-former-rows.ts'
import { createCipher } from './db/encryption.ts'
import { checkKeys } from './db/key-check.ts'
import { type KeySource, openKeyring } from './db/key-source.ts'
import { reencrypt } from './db/reencrypt.ts'
import type { Module } from './module.ts'

type Parts = { source: KeySource; database: Database; log: { info(fields: object, message: string): void } }

/** The cipher of this program, and what keeps its keys in order. The cipher can be used once `prepare` is done. */
export function createEncryption({ source, database, log }: Parts) {
  const keyring = openKeyring(source)
  const cipher = createCipher(keyring)
  const check = () => checkKeys({ database, source, keyring })

  async function reencryptFormer(): Promise<number> {
    await check()
    const rows = await reencrypt(database, cipher)
    if (rows > 0) log.info({ rows, key: cipher.currentKeyId() }, 'rows are encrypted with the current key')
    return rows
  }

  return {
    cipher,
    reencryptFormer,
    /** @throws EncryptionKeyMissing */
    async prepare() {
      await check()
      const rows = await encryptFormerRows(database, cipher)
      if (rows > 0) log.info({ rows }, 'rows of a former version are encrypted now')
    },
    chores: [{ name: 'key-rotation', cron: '* * * * *', run: reencryptFormer }],
  } satisfies Module & Record<string, unknown>
}
