import { existsSync } from 'node:fs'
import { ConfigError, readConfig } from '../server/src/config.ts'
import { DataFolderInUse, openDatabase } from '../server/src/db/client.ts'
import { formerKeys } from '../server/src/db/key-check.ts'
import { addKey, newSecret } from '../server/src/db/key-source.ts'
import { createEncryption } from '../server/src/encryption.ts'
import { explainStart } from '../server/src/start-fault.ts'

/*
 * npm run -s keys -- new      prints a new key
 * npm run -s keys -- rotate   encrypts everything with a new key; broken off, the next run goes on
 */

const usage = 'npm run -s keys -- new: prints a new key. npm run -s keys -- rotate: encrypts everything with a new key.'
const [command] = process.argv.slice(2)
try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  if (command === 'new') console.log(newSecret())
  else if (command === 'rotate') await rotate()
  else throw new ConfigError([usage])
} catch (error) {
  const explained = explainStart(error)
  if (explained === undefined) throw error
  console.error(explained)
  process.exitCode = 1
}

async function rotate() {
  const { keys: source, database: where } = readConfig(process.env)
  const database = await openDatabase(where).catch((error: unknown) => {
    if (error instanceof DataFolderInUse && 'file' in source) return null
    throw error
  })
  if (!database) {
    if ('file' in source) addKey(source.file)
    return console.log(
      'A new key is in the key file. The running program picks it up within a minute and encrypts everything with it. Make a copy of the key file now.',
    )
  }
  try {
    const log = { info: (_fields: object, message: string) => console.log(message) }
    const encryption = createEncryption({ source, database, log })
    await encryption.prepare()
    const isUnfinished = (await formerKeys(database, encryption.cipher.currentKeyId())).length > 0
    if (!isUnfinished) {
      if ('secrets' in source) {
        return console.log(
          `Everything is encrypted with the first key of ENCRYPTION_KEYS. To change it, put a new one first, and a comma:\n${newSecret()}\nStart every server with it, then run this again.`,
        )
      }
      addKey(source.file)
    }
    const rows = await encryption.reencryptFormer()
    console.log(
      `${rows} rows were encrypted again, with the key ${encryption.cipher.currentKeyId()}. Keep the former keys for as long as you keep backups that need them.`,
    )
  } finally {
    await database.close()
  }
}
