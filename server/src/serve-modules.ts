import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import type { DeviceSecret } from './http/actor.ts'
import { registerOpenApi } from './http/api-docs.ts'
import { createBoot } from './http/boot.ts'
import { type createMetrics, registerHealth } from './http/health.ts'
import { createIdentify } from './http/identify.ts'
import { registerOpening } from './http/opening.ts'
import type { Sessions } from './http/session.ts'
import { registerStatic } from './http/static.ts'
import type { Module } from './module.ts'
import type { Person } from './person.ts'
import type { Safety } from './safety/safety.ts'

type Parts = {
  app: FastifyInstance
  config: Config
  database: Database
  /** Settles when the database can be asked. */
  opened: Promise<void>
  metrics: ReturnType<typeof createMetrics>
  sessions: Sessions
  device: DeviceSecret
  safety: Safety
  /** In place of the built front end. */
  webFolder: URL | undefined
  account: { rememberZone: (user: Person, timeZone: string) => Promise<void> }
}

const builtWeb = new URL('../../web/.build/', import.meta.url)

/** Puts on the HTTP server what every program has, the routes of all modules, and the pages. */
export async function serveModules(modules: readonly Module[], parts: Parts) {
  const { app, config, database, opened, metrics, sessions, device, safety, account, webFolder = builtWeb } = parts
  const { publicUrl, metricsToken, local } = config
  const claims = modules.flatMap(({ claims }) => claims ?? [])
  const identify = createIdentify({
    sessions,
    deviceSecret: device,
    withTransaction: database.withTransaction,
    async claim(tx, scope, userId) {
      for (const one of claims) await one(tx, scope, userId)
    },
    rememberZone: account.rememberZone,
  })
  const opening = registerOpening(app, opened)
  registerHealth(app, { metrics, isOpen: opening.isOpen, ping: database.ping, metricsToken, local })
  await registerOpenApi(app, publicUrl)
  const host = { app, publicOrigin: publicUrl.origin, deviceSecret: device, safety, identify }
  for (const module of modules) await module.serve?.(host)
  // A page for somebody who is not signed in needs no database.
  const readSession = async (request: FastifyRequest) => {
    if (!sessions.has(request)) return null
    await opening.wait()
    return sessions.read(request)
  }
  await registerStatic(app, {
    folder: fileURLToPath(webFolder),
    boot: createBoot({ readSession, tell: modules.flatMap(({ boot }) => boot ?? []) }),
    isSignedIn: async (request) => (await readSession(request)) !== null,
    onboarding: {
      links: config.links,
      verse: () => modules.find(({ verseOfToday }) => verseOfToday)?.verseOfToday?.(),
    },
  })
}
