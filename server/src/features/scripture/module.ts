import type { Content } from '@lampstand/content/loader'
import type { Retriever } from '@lampstand/scripture/retrieval'
import type { BibleText } from '@lampstand/scripture/text'
import type { Clock } from '../../clock.ts'
import type { Orm } from '../../db/client.ts'
import type { Cipher } from '../../db/encryption.ts'
import type { Module } from '../../module.ts'
import { createWrittenIn } from '../../safety/written-in.ts'
import type { Understanding } from '../../understanding.ts'
import { createHistoryImport } from './history-import.ts'
import { createLibrary } from './library.ts'
import { serveScripture } from './routes.ts'
import { createScriptureService } from './service.ts'
import { createScriptureStore } from './store.ts'

type Parts = {
  orm: Orm
  cipher: Cipher
  clock: Clock
  content: Content
  text: BibleText
  retriever: Retriever
  understanding: Pick<Understanding, 'find'>
  random: () => number
}

export function createScripture({ orm, cipher, clock, random, understanding, ...rest }: Parts): Module {
  const library = createLibrary({ ...rest, find: understanding.find })
  const importSaved = createHistoryImport(library, cipher)
  const service = createScriptureService({
    store: createScriptureStore(orm, cipher),
    library,
    clock,
    random,
  })
  return {
    serve: (host) => serveScripture(host, service, createWrittenIn(rest.content.languages)),
    prepare: service.syncVerses,
    // Only where the zone is known: in another one it could be another day, and the page would show two verses in turn.
    boot: async ({ id: userId, timeZone }, path) =>
      path === '/home' && timeZone !== null ? { daily: await service.daily({ userId }, timeZone) } : {},
    verseOfToday: service.verseOfToday,
    claims: (tx, scopes, userId) => createScriptureStore(tx, cipher).claim(scopes, userId),
    chores: [{ name: 'old-verse-history', cron: '10 3 * * *', run: service.forgetOldHistory }],
    exports: async (userId) => ({
      savedScriptures: await service.saved({ kind: 'user', userId }),
      versesShown: await service.shown(userId),
    }),
    practice: service.practice,
    imports: importSaved,
    erase: (tx, userId) => createScriptureStore(tx, cipher).erase(userId),
  }
}
