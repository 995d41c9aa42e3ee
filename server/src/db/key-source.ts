import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Key, type Keyring, keyFrom } from './encryption.ts'

/** Where the keys are: given by the environment, or in a file with one key a line, the current one first. */
export type KeySource = { readonly secrets: readonly Buffer[] } | { readonly file: string }

const secretBytes = 32

/** One key as it is written in the environment and in the file: 32 bytes in base64. */
export const newSecret = (): string => randomBytes(secretBytes).toString('base64')

/** @returns undefined for what is no key */
export function parseSecret(written: string): Buffer | undefined {
  const secret = Buffer.from(written, 'base64')
  const isWhole =
    secret.length === secretBytes && secret.toString('base64').replace(/=$/, '') === written.replace(/=$/, '')
  return isWhole ? secret : undefined
}

/** A line of the key file that holds no key. */
export class KeyFileUnreadable extends Error {
  constructor(file: string, line: number) {
    super(
      `Line ${line} of the key file ${file} is not a key: each line is 32 bytes in base64. Put the file back from your copy.`,
    )
    this.name = 'KeyFileUnreadable'
  }
}

/** The keys of a source as a keyring. A file is read again when it changes under us: a rotation adds to it. */
export function openKeyring(source: KeySource) {
  let keys: readonly Key[] = []

  function load() {
    keys = ('secrets' in source ? source.secrets : readKeyFile(source.file)).map(keyFrom)
  }

  const find = (id: string) => keys.find((key) => key.id === id)
  const ring: Keyring = {
    current() {
      const [first] = keys
      if (!first) throw new Error('a key was needed before the keys were loaded')
      return first
    },
    find(id) {
      if (!find(id)) load()
      return find(id)
    },
    all: () => keys,
  }
  return {
    ...ring,
    load,
    /** Makes the first key. @returns false where the environment gives the keys */
    async create(): Promise<boolean> {
      if ('secrets' in source) return false
      await mkdir(dirname(source.file), { recursive: true, mode: 0o700 })
      writeOnce(source.file, `${newSecret()}\n`)
      load()
      return true
    },
  }
}

/** Puts a new key before the others. The whole file is there at every moment, the old one or the new one. */
export function addKey(file: string) {
  const fresh = `${file}.new`
  rmSync(fresh, { force: true })
  writeSynced(fresh, `${newSecret()}\n${readFileSync(file, 'utf8')}`)
  renameSync(fresh, file)
  syncFolder(file)
}

/** @throws KeyFileUnreadable */
function readKeyFile(file: string): Buffer[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const secret = parseSecret(line.trim())
    if (!secret) throw new KeyFileUnreadable(file, index + 1)
    return [secret]
  })
}

/** Of two processes that make the file at once, one does; a file that is there stays as it is. */
function writeOnce(file: string, text: string) {
  const fresh = `${file}.${process.pid}`
  rmSync(fresh, { force: true })
  writeSynced(fresh, text)
  try {
    linkSync(fresh, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(fresh)
  }
  syncFolder(file)
}

function writeSynced(file: string, text: string) {
  const handle = openSync(file, 'wx', 0o600)
  try {
    writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function syncFolder(file: string) {
  const folder = openSync(dirname(file), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
