import type { Clock } from '../../clock.ts'
import type { Orm } from '../../db/client.ts'
import type { Module } from '../../module.ts'
import { serveAccount } from './routes.ts'
import { createAccountService } from './service.ts'
import { createAccountStore } from './store.ts'

export type Account = Module & Pick<ReturnType<typeof createAccountService>, 'findOrCreate' | 'rememberZone'>

export function createAccount({ orm, clock }: { orm: Orm; clock: Clock }): Account {
  const store = createAccountStore(orm)
  const service = createAccountService({ store, clock })
  return {
    findOrCreate: service.findOrCreate,
    rememberZone: service.rememberZone,
    serve: (host) => serveAccount(host, service),
    boot: async (user) => ({ user: service.present(user) }),
    exports: async (userId) => ({ account: await service.record(userId) }),
    erase: (tx, userId) => createAccountStore(tx).remove(userId),
  }
}
