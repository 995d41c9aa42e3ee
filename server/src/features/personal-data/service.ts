import { PersonalData, type PersonalDataExport, type PersonalDataImport } from '@lampstand/contract/personal-data'
import { type AccountDeletion, deletionWord, type ImportedPart } from '@lampstand/contract/personal-data-file'
import type { Audit } from '../../audit.ts'
import type { Clock } from '../../clock.ts'
import type { WithTransaction } from '../../db/client.ts'
import { BadRequest } from '../../errors.ts'
import type { Module } from '../../module.ts'
import type { Person } from '../../person.ts'
import type { Erasure } from './erasure.ts'
import { createPersonalDataStore } from './store.ts'

type Parts = { withTransaction: WithTransaction; audit: Audit; clock: Clock; erasure: Erasure }

export type PersonalDataService = ReturnType<typeof createPersonalDataService>

/** What the program holds about a person, wherever it is: all of it handed over, taken back in, or gone. */
export function createPersonalDataService(modules: readonly Module[], parts: Parts) {
  const { withTransaction, audit, clock, erasure } = parts

  /** @throws when a module that should tell its part does not */
  async function collect(userId: string): Promise<PersonalData> {
    const told: Partial<PersonalData> = {}
    for (const module of modules) Object.assign(told, await module.exports?.(userId))
    return PersonalData.parse(told)
  }

  return {
    collect,

    async export(userId: string): Promise<PersonalDataExport> {
      const data = await collect(userId)
      await withTransaction((tx) => audit.record(tx, { action: 'data exported', actorId: userId, subjectId: userId }))
      return { format: 'lampstand-export', version: 1, exportedAt: clock.now().toString(), ...data }
    },

    /** All of the file that is not here yet, or nothing of it. @throws BadRequest when there is no room for it */
    importFrom: (userId: string, file: PersonalDataImport): Promise<ImportedPart[]> =>
      withTransaction(async (tx) => {
        // Two imports at once would not see what the other adds.
        await createPersonalDataStore(tx).lock(userId)
        const imported: ImportedPart[] = []
        for (const module of modules) imported.push(...((await module.imports?.(tx, userId, file)) ?? []))
        await audit.record(tx, { action: 'data imported', actorId: userId, subjectId: userId })
        return imported
      }),

    /** Signs the person out for good; what is theirs is removed now, or as soon as it can be. @throws BadRequest for a wrong confirmation */
    async delete({ id, email }: Person, { confirmation }: AccountDeletion) {
      if (confirmation.toLowerCase() !== (email ?? deletionWord).toLowerCase()) {
        const message =
          email === null ? `Type ${deletionWord} to confirm.` : 'That is not the email address of this account.'
        throw new BadRequest(message, 'not_confirmed', [{ path: 'confirmation', message }])
      }
      await erasure.begin(id)
      await erasure.tryNow(id)
    },
  }
}
