import type { Clock } from '../../clock.ts'
import type { Module } from '../../module.ts'
import type { Helplines } from '../../safety/helplines.ts'
import { serveGuidance } from './routes.ts'
import { createGuidanceService } from './service.ts'

type Parts = Parameters<typeof createGuidanceService>[0] & { help: Helplines; clock: Clock }

const daysKept = Temporal.Duration.from({ hours: 72 })

/** Answers a model wrote are counted for all features here; the answers themselves are never kept. */
export function createGuidance({ help, clock, ...parts }: Parts): Module {
  const { usage } = parts
  const service = createGuidanceService(parts)
  return {
    serve: (host) => serveGuidance(host, service, help),
    chores: [
      {
        name: 'old-ai-counts',
        cron: '20 3 * * *',
        run: () => usage.forgetBefore(clock.now().subtract(daysKept).toString().slice(0, 10)),
      },
    ],
    exports: async (userId) => ({ aiAnswers: await usage.days(userId) }),
    erase: (tx, userId) => usage.erase(tx, userId),
  }
}
