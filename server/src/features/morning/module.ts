import type { Module } from '../../module.ts'
import { serveMorning } from './routes.ts'
import { createMorningService } from './service.ts'

export function createMorning(parts: Parameters<typeof createMorningService>[0]): Module {
  const service = createMorningService(parts)
  return { serve: (host) => serveMorning(host, service) }
}
