import type { Clock } from '../../clock.ts'
import type { Module } from '../../module.ts'
import { serveInsights } from './routes.ts'
import { createInsightsService } from './service.ts'

/** What modules tell of a person's practice, counted. Nothing of it is kept. */
export function createInsights(modules: readonly Module[], { clock }: { clock: Clock }): Module {
  const service = createInsightsService(modules, clock)
  return { serve: (host) => serveInsights(host, service) }
}
