import { PersonalData } from '@lampstand/contract/personal-data'
import type { Audit } from './audit.ts'
import type { WithTransaction } from './db/client.ts'
import type { Module } from './module.ts'

type Parts = { withTransaction: WithTransaction; audit: Audit }

/** What the program holds about a person, wherever it is: all of it handed over, or all of it gone. */
export function createPersonalData(modules: readonly Module[], { withTransaction, audit }: Parts) {
  return {
    /** @throws when a module that should tell its part does not */
    async collect(userId: string): Promise<PersonalData> {
      const parts: Partial<PersonalData> = {}
      for (const module of modules) Object.assign(parts, await module.exports?.(userId))
      return PersonalData.parse(parts)
    },

    /** Erases the person and every row of theirs, or nothing; `actorId` asked for it. */
    erase: (userId: string, actorId: string) =>
      withTransaction(async (tx) => {
        for (const module of modules.toReversed()) await module.erase?.(tx, userId)
        await audit.record(tx, {
          action: 'account deleted',
          actorId: actorId === userId ? null : actorId,
          subjectId: null,
        })
      }),
  }
}
