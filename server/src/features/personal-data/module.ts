import type { Module } from '../../module.ts'
import { createErasure } from './erasure.ts'
import { servePersonalData } from './routes.ts'
import { createPersonalDataService } from './service.ts'

type Parts = Parameters<typeof createErasure>[1]

/** Export, import and deletion of what all modules hold about a person. */
export function createPersonalData(modules: readonly Module[], parts: Parts) {
  const erasure = createErasure(modules, parts)
  const service = createPersonalDataService(modules, { ...parts, erasure })
  const module: Module = {
    serve: (host) => servePersonalData(host, service),
    // What a former process began and did not live to finish; a failure is for the chore to mend.
    start: () =>
      void erasure
        .finishAll()
        .catch((error: unknown) => parts.log.error({ err: error }, 'not all accounts are deleted yet')),
    chores: [{ name: 'account-deletions', cron: '* * * * *', run: erasure.finishAll }],
  }
  return { module, collect: service.collect, erase: erasure.erase, finishErasures: erasure.finishAll }
}
