import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { ChallengeEntry, DenyTable, PassageEntry, ThemeEntry } from './schemas.ts'

/** Everything authored that the product offers; each list in the order of its file names. */
export type Content = {
  readonly themes: readonly ThemeEntry[]
  readonly passages: readonly PassageEntry[]
  readonly challenges: readonly ChallengeEntry[]
  readonly deny: DenyTable
}

/** A content file that cannot be used; the message names the file and the fault. */
export class ContentFault extends Error {
  constructor(file: string, fault: string) {
    super(`content/${file}: ${fault}`)
    this.name = 'ContentFault'
  }
}

/** Reads and parses all content files under `folder`. Throws ContentFault at the first that is not as its schema says. */
export function loadContent(folder: URL = new URL('../', import.meta.url)): Content {
  return {
    themes: readFolder(folder, 'themes', ThemeEntry),
    passages: readFolder(folder, 'passages', PassageEntry),
    challenges: readFolder(folder, 'challenges', ChallengeEntry),
    deny: readEntry(folder, 'deny.json', DenyTable),
  }
}

function readFolder<Schema extends z.core.$ZodType>(folder: URL, kind: string, schema: Schema): z.output<Schema>[] {
  const names = readdirSync(new URL(`${kind}/`, folder)).filter((name) => name.endsWith('.json'))
  return names.toSorted().map((name) => readEntry(folder, `${kind}/${name}`, schema))
}

function readEntry<Schema extends z.core.$ZodType>(folder: URL, file: string, schema: Schema): z.output<Schema> {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  } catch (error) {
    throw new ContentFault(file, error instanceof Error ? error.message : String(error))
  }
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the entry'}: ${issue.message}`)
  throw new ContentFault(file, faults.join('; '))
}
