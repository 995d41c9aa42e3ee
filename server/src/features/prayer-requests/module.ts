import type { Module } from '../../module.ts'
import { createRequestImport } from './request-import.ts'
import { servePrayerRequests } from './routes.ts'
import { createPrayerRequestsService } from './service.ts'
import { createPrayerRequestsStore } from './store.ts'

type Parts = Omit<Parameters<typeof createPrayerRequestsService>[0], 'store'> &
  Record<'orm', Parameters<typeof createPrayerRequestsStore>[0]> &
  Record<'cipher', Parameters<typeof createPrayerRequestsStore>[1]>

export function createPrayerRequests({ orm, cipher, ...rest }: Parts): Module {
  const service = createPrayerRequestsService({ ...rest, store: createPrayerRequestsStore(orm, cipher) })
  return {
    serve: (host) => servePrayerRequests(host, service),
    prepare: service.removeDeleted,
    claims: (tx, scopes, userId) => createPrayerRequestsStore(tx, cipher).claim(scopes, userId),
    chores: [{ name: 'deleted-prayer-requests', cron: '* * * * *', run: service.removeDeleted }],
    exports: async (userId) => ({ prayerRequests: await service.all(userId) }),
    practice: service.practice,
    imports: createRequestImport(cipher),
    erase: (tx, userId) => createPrayerRequestsStore(tx, cipher).erase(userId),
  }
}
