import type { Module } from '../../module.ts'
import { userOf } from '../../person.ts'
import { importProfile } from './profile-import.ts'
import { serveAccount } from './routes.ts'
import { createAccountService } from './service.ts'
import { createAccountStore } from './store.ts'

type Parts = Parameters<typeof createAccountService>[0] & { sessions: Parameters<typeof serveAccount>[2] }

export function createAccount(parts: Parts) {
  const service = createAccountService(parts)
  return {
    findOrCreate: service.findOrCreate,
    findPerson: service.findPerson,
    rememberZone: service.rememberZone,
    setRole: service.setRole,
    prepare: service.appointOperators,
    serve: (host) => serveAccount(host, service, parts.sessions),
    boot: async (person) => ({ user: userOf(person) }),
    exports: async (userId) => ({
      account: await service.record(userId),
      accountHistory: (await parts.audit.about(parts.orm, userId)).map(({ action, at }) => ({
        action,
        at: at.toISOString(),
      })),
    }),
    imports: importProfile,
    async erase(tx, userId) {
      await parts.audit.forget(tx, userId)
      await createAccountStore(tx).remove(userId)
    },
  } satisfies Module & Record<string, unknown>
}
