import type { Content } from '@lampstand/content/loader'
import type { Module } from '../../module.ts'
import { serveHabits } from './routes.ts'
import { createHabitsService } from './service.ts'

export function createHabits({ content, random }: { content: Content; random: () => number }): Module {
  const service = createHabitsService(content.habits, { random })
  return { serve: (host) => serveHabits(host, service) }
}
