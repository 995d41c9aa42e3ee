import type { Module } from '../../module.ts'
import { userOf } from '../../person.ts'
import { serveAccount } from './routes.ts'
import { createAccountService } from './service.ts'
import { createAccountStore } from './store.ts'

export function createAccount(parts: Parameters<typeof createAccountService>[0]) {
  const service = createAccountService(parts)
  return {
    findOrCreate: service.findOrCreate,
    rememberZone: service.rememberZone,
    setRole: service.setRole,
    serve: (host) => serveAccount(host, service),
    boot: async (person) => ({ user: userOf(person) }),
    exports: async (userId) => ({
      account: await service.record(userId),
      accountHistory: (await parts.audit.about(parts.orm, userId)).map(({ action, at }) => ({
        action,
        at: at.toISOString(),
      })),
    }),
    async erase(tx, userId) {
      await parts.audit.forget(tx, userId)
      await createAccountStore(tx).remove(userId)
    },
  } satisfies Module & Record<string, unknown>
}
