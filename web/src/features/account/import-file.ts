import type { ImportedPart } from '@lampstand/contract/personal-data-file'
import { ExportFile, mostImportBytes } from './personal-data-calls.ts'

type Read = { file: ExportFile } | { fault: string }

const notOurs = 'That is not a file that Lampstand exported.'

/** What a chosen file holds, or why it cannot be imported. Nothing is sent by reading it. */
export async function readImport(chosen: Pick<File, 'size' | 'text'>): Promise<Read> {
  if (chosen.size > mostImportBytes)
    return { fault: 'That file is larger than 20 MB, which is more than an export has.' }
  let json: unknown
  try {
    json = JSON.parse(await chosen.text())
  } catch {
    return { fault: notOurs }
  }
  const { data, error } = ExportFile.safeParse(json)
  if (data) return { file: data }
  return { fault: error.issues[0]?.message ?? notOurs }
}

const names: Record<ImportedPart['part'], (count: number) => string> = {
  profile: () => 'your name and settings',
  emailReminders: (count) => (count === 1 ? '1 email subscription' : `${count} email subscriptions`),
  liturgies: (count) => (count === 1 ? '1 prayer with its reflection' : `${count} prayers with their reflections`),
  reminders: (count) => (count === 1 ? '1 reminder' : `${count} reminders`),
  prayerRequests: (count) => (count === 1 ? '1 prayer request' : `${count} prayer requests`),
  savedScriptures: (count) => (count === 1 ? '1 saved scripture' : `${count} saved scriptures`),
  versesShown: (count) => (count === 1 ? '1 entry of your history' : `${count} entries of your history`),
}

/** What an import did, a sentence for each thing worth saying. */
export function importSummary(parts: readonly ImportedPart[]): string[] {
  const added = parts.filter((part) => part.added > 0).map(({ part, added }) => names[part](added))
  const here = parts.reduce((sum, { alreadyHere }) => sum + alreadyHere, 0)
  const leftOut = parts.reduce((sum, part) => sum + part.leftOut, 0)
  return [
    ...(added.length > 0 ? [`Brought back: ${added.join(', ')}.`] : ['Nothing new was in that file.']),
    ...(here > 0
      ? [
          `${here} ${here === 1 ? 'entry was' : 'entries were'} already here and stayed as ${here === 1 ? 'it was' : 'they were'}.`,
        ]
      : []),
    ...(leftOut > 0
      ? [`${leftOut} left out: this server does not have ${leftOut === 1 ? 'it' : 'them'}, or there is no room.`]
      : []),
  ]
}
