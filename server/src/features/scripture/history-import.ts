import type { PersonalDataImport } from '@lampstand/contract/personal-data'
import type { ImportedPart } from '@lampstand/contract/personal-data-file'
import type { Transaction } from '../../db/client.ts'
import type { Cipher } from '../../db/encryption.ts'
import { importIds } from '../../db/import-ids.ts'
import { savedScriptures } from '../../db/schema.ts'
import { BadRequest } from '../../errors.ts'
import type { Library } from './library.ts'
import { mostSaved } from './service.ts'
import { createScriptureStore } from './store.ts'

const noRoom = 'With these you would have more than 2,000 verses, and there is no room for more.'

/** Takes back kept verses and what was shown. Only the names of passages come from the file: their words are quoted here. */
export function createHistoryImport({ quote }: Pick<Library, 'quote'>, cipher: Cipher) {
  return async (tx: Transaction, userId: string, file: PersonalDataImport): Promise<ImportedPart[]> => {
    const { savedScriptures: kept = [], versesShown: shown = [] } = file
    const store = createScriptureStore(tx, cipher)
    const verses = await store.known([...new Set([...kept, ...shown].map(({ verseId }) => verseId))])
    return [await importSaved(kept), await importShown(shown)]

    async function importSaved(rows: typeof kept): Promise<ImportedPart> {
      const owner = { kind: 'user', userId } as const
      const here = new Set((await store.list(owner)).map(keyOf))
      const before = here.size
      const keepId = await importIds(
        tx,
        savedScriptures,
        userId,
        rows.map(({ id }) => id),
      )
      const known = rows.filter(({ verseId }) => verses.has(verseId) && quote(verseId))
      const missing = known.filter((row) => !here.has(keyOf(row)) && here.add(keyOf(row)))
      if (missing.length > 0 && here.size > mostSaved) throw new BadRequest(noRoom, 'too_many')
      for (const { id, verseId, challenge, savedAt } of missing) {
        const quoted = quote(verseId)
        if (quoted) await store.save(owner, { id: keepId(id), verseId, challenge, ...quoted }, new Date(savedAt))
      }
      const leftOut = rows.length - known.length
      const added = here.size - before
      return { part: 'savedScriptures', added, alreadyHere: rows.length - added - leftOut, leftOut }
    }

    async function importShown(rows: typeof shown): Promise<ImportedPart> {
      const here = new Set(
        (await store.history(userId)).map((row) => showingOf({ ...row, shownAt: row.shownAt.toISOString() })),
      )
      const missing = rows.filter((row) => verses.has(row.verseId) && !here.has(showingOf(row)))
      const added = await store.addShown(
        userId,
        missing.map(({ day, shownAt, verseId, kind }) => ({
          verseId,
          kind,
          shownDate: day,
          shownAt: new Date(shownAt),
        })),
      )
      const leftOut = rows.filter(({ verseId }) => !verses.has(verseId)).length
      return { part: 'versesShown', added, alreadyHere: rows.length - added - leftOut, leftOut }
    }
  }
}

const keyOf = ({ verseId, challenge }: { verseId: string; challenge: string }) => `${verseId}\0${challenge}`
const showingOf = ({ verseId, kind, shownAt }: { verseId: string; kind: string; shownAt: string }) =>
  `${verseId}\0${kind}\0${new Date(shownAt).toISOString()}`
