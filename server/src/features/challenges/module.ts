import type { Content } from '@lampstand/content/loader'
import type { Module } from '../../module.ts'
import { serveChallenges } from './routes.ts'
import { createChallengesService } from './service.ts'

export function createChallenges({ content, random }: { content: Content; random: () => number }): Module {
  const service = createChallengesService(content.challenges, { random })
  return { serve: (host) => serveChallenges(host, service) }
}
