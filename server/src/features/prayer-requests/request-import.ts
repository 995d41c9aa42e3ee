import type { PersonalDataImport } from '@lampstand/contract/personal-data'
import type { ImportedPart } from '@lampstand/contract/personal-data-file'
import { mostPrayerRequests } from '@lampstand/contract/prayer-requests'
import type { Transaction } from '../../db/client.ts'
import type { Cipher } from '../../db/encryption.ts'
import { importIds } from '../../db/import-ids.ts'
import { prayerRequests } from '../../db/schema.ts'
import { BadRequest } from '../../errors.ts'
import { createPrayerRequestsStore } from './store.ts'

const noRoom = 'With these you would have more than 10,000 prayer requests, and there is no room for more.'

/** Takes back the requests of an export as they were; one that is here stays as it is here. */
export function createRequestImport(cipher: Cipher) {
  return async (
    tx: Transaction,
    userId: string,
    { prayerRequests: kept = [] }: PersonalDataImport,
  ): Promise<ImportedPart[]> => {
    const store = createPrayerRequestsStore(tx, cipher)
    const owner = { kind: 'user', userId } as const
    const here = await store.ids(owner)
    const keepId = await importIds(
      tx,
      prayerRequests,
      userId,
      kept.map(({ id }) => id),
    )
    const missing = kept
      .map((request) => ({ ...request, id: keepId(request.id) }))
      .filter(({ id }) => !here.has(id) && here.add(id))
    if (missing.length > 0 && here.size > mostPrayerRequests) throw new BadRequest(noRoom, 'too_many')
    for (const { answeredDate, createdAt, updatedAt, notes, ...request } of missing) {
      await store.addKept(owner, {
        ...request,
        notes: notes || null,
        answeredDate: answeredDate === null ? null : new Date(answeredDate),
        createdAt: new Date(createdAt),
        updatedAt: new Date(updatedAt),
      })
    }
    const added = missing.length
    return [{ part: 'prayerRequests', added, alreadyHere: kept.length - added, leftOut: 0 }]
  }
}
