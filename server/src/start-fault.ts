import { ConfigError } from './config.ts'
import { DataFolderInUse } from './db/client.ts'
import { EncryptionKeyMissing } from './db/key-check.ts'
import { KeyFileUnreadable } from './db/key-source.ts'

const sentences: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program is already listening on that port. Stop it, or set PORT to another one.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  ECONNREFUSED: 'The PostgreSQL of DATABASE_URL refuses connections. Is it running, and are host and port right?',
  ENOTFOUND: 'The host of DATABASE_URL is not known.',
  ETIMEDOUT: 'The PostgreSQL of DATABASE_URL does not answer.',
  '28P01': 'The PostgreSQL of DATABASE_URL refuses the user or the password.',
  '28000': 'The PostgreSQL of DATABASE_URL does not let this user in.',
  '3D000': 'The database named in DATABASE_URL does not exist. Create it first.',
  EACCES: 'The port (PORT) or the data folder (DATA_DIR) is not open to this user.',
  EROFS: 'The data folder (DATA_DIR) is read-only.',
  EEXIST: 'DATA_DIR names a file, not a folder.',
  ENOTDIR: 'DATA_DIR leads through a file, not a folder.',
  ENOSPC: 'The disk of the data folder (DATA_DIR) is full.',
}

const speakForThemselves = [ConfigError, DataFolderInUse, EncryptionKeyMissing, KeyFileUnreadable]

/** What somebody who starts the program can do about a failed start; undefined for a fault of ours. */
export function explainStart(error: unknown): string | undefined {
  if (speakForThemselves.some((kind) => error instanceof kind)) return (error as Error).message
  for (const cause of causesOf(error)) {
    const sentence = sentences[String((cause as { code?: unknown }).code)]
    if (sentence !== undefined) return `Lampstand cannot start. ${sentence}\n  (${cause.message || cause.name})`
  }
  return undefined
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
