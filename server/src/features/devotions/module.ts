import type { Module } from '../../module.ts'
import { serveDevotions } from './routes.ts'
import { createDevotionsService } from './service.ts'

export function createDevotions(parts: Parameters<typeof createDevotionsService>[0]): Module {
  const service = createDevotionsService(parts)
  return { serve: (host) => serveDevotions(host, service) }
}
