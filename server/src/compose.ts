import type { FastifyInstance } from 'fastify'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { startDatabase } from './db/client.ts'
import type { Doubles } from './doubles.ts'
import { createInsights } from './features/insights/module.ts'
import { createPersonalData } from './features/personal-data/module.ts'
import { createDeviceSecret } from './http/actor.ts'
import { createApp } from './http/app.ts'
import { createSessions } from './http/session.ts'
import { closeConnections } from './http/stop.ts'
import type { Module } from './module.ts'
import { createModules } from './modules.ts'
import { openParts } from './parts.ts'
import { createJobs } from './platform/jobs/pg-boss.ts'
import { openMail } from './platform/mail/open.ts'
import { createWebPush } from './platform/push/web-push.ts'
import { runModules } from './run-modules.ts'
import { serveModules } from './serve-modules.ts'

type Server = {
  app: FastifyInstance
  modules: readonly Module[]
  personalData: Omit<ReturnType<typeof createPersonalData>, 'module'>
  /** Settles when the database is open and has the content of this version, or with why not. Calls wait for it. */
  opened: Promise<void>
  /** Brings the database to the content of this version once more. */
  prepare(): Promise<void>
  /** Answers on the configured address: pages at once, calls from when the database is open. @throws when it does not open */
  listen(): Promise<void>
  /** Works jobs and answers nobody. */
  work(): Promise<void>
  /** Lets requests under way finish, then closes everything. */
  close(): Promise<void>
}

/** The one place where the parts are joined; the database is still opening then. @throws DataFolderInUse */
export async function composeServer(config: Config, doubles: Doubles = {}): Promise<Server> {
  const { clock = systemClock, print = console.log, ai, webFolder } = doubles
  const { publicUrl } = config
  const database = doubles.database ?? (await startDatabase(config.database))
  const app = await createApp(config)
  const secure = publicUrl.protocol === 'https:'
  const common = { config, database, clock, log: app.log }
  const parts = await openParts({ ...common, ai })
  const { registry } = parts.metrics
  const sessions = createSessions({ ...parts, secure })
  const device = createDeviceSecret(secure)
  const jobs = createJobs({ ...common, registry, works: config.worksJobs })
  const mail = await openMail({ ...common, registry, transport: doubles.mail })
  const push = doubles.push ?? createWebPush({ ...common, orm: database.orm })
  const ways = { mail, push, print, jobs, log: app.log }
  const { account, modules: features } = await createModules({ ...parts, ...ways, config, sessions, device })
  const personalData = createPersonalData(features, { ...parts, sessions, log: app.log })
  const modules = [...features, createInsights(features, parts), personalData.module]
  const run = runModules(modules, jobs, app.log)
  const opened = database.opened.then(run.prepare)
  // Whoever awaits `opened` is told; unhandled here, a rejection would end the process.
  opened.catch(() => undefined)
  await serveModules(modules, { ...parts, app, config, database, opened, sessions, device, account, webFolder })

  return {
    app,
    modules,
    personalData,
    opened,
    prepare: run.prepare,
    async listen() {
      await app.listen({ port: config.port, host: config.host })
      await opened
      print(`Lampstand is ready: ${publicUrl.origin}`)
      if (mail.mailboxUrl) print(`mailbox of this machine: ${mail.mailboxUrl}`)
      run.start()
    },
    async work() {
      await opened
      await jobs.start()
      print('Lampstand works jobs.')
    },
    async close() {
      try {
        await Promise.all([closeConnections(app), jobs.stop()])
        await run.close()
      } finally {
        await database.close()
      }
    },
  }
}
