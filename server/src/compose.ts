import { fileURLToPath } from 'node:url'
import { type Content, loadContent, readHelplines } from '@lampstand/content/loader'
import { createQuotationCheck } from '@lampstand/scripture/quotations'
import { createRetriever, type Retriever } from '@lampstand/scripture/retrieval'
import { openText } from '@lampstand/scripture/text'
import type { FastifyInstance } from 'fastify'
import { createAnswerService } from './answers/answer-service.ts'
import { createComposer } from './answers/composer.ts'
import { createGrounding } from './answers/grounding.ts'
import { createModelGateway } from './answers/model-gateway.ts'
import { createReader } from './answers/reader.ts'
import { createUsage } from './answers/usage.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { type Database, openDatabase } from './db/client.ts'
import { serveAccount } from './features/account/routes.ts'
import { createAccountService } from './features/account/service.ts'
import { createAccountStore } from './features/account/store.ts'
import { serveChallenges } from './features/challenges/routes.ts'
import { createChallengesService } from './features/challenges/service.ts'
import { serveDevotions } from './features/devotions/routes.ts'
import { createDevotionsService } from './features/devotions/service.ts'
import { serveGuidance } from './features/guidance/routes.ts'
import { createGuidanceService } from './features/guidance/service.ts'
import { serveHabits } from './features/habits/routes.ts'
import { createHabitsService } from './features/habits/service.ts'
import { serveMorning } from './features/morning/routes.ts'
import { createMorningService } from './features/morning/service.ts'
import { createLibrary } from './features/scripture/library.ts'
import { serveScripture } from './features/scripture/routes.ts'
import { createScriptureService } from './features/scripture/service.ts'
import { createScriptureStore } from './features/scripture/store.ts'
import { createDeviceSecret } from './http/actor.ts'
import { registerOpenApi } from './http/api-docs.ts'
import { createApp } from './http/app.ts'
import { createBoot } from './http/boot.ts'
import { createMetrics, registerHealth } from './http/health.ts'
import { createIdentify } from './http/identify.ts'
import type { Log } from './http/logging.ts'
import type { RouteHost } from './http/serve-routes.ts'
import { createSessions } from './http/session.ts'
import { registerStatic } from './http/static.ts'
import { closeConnections } from './http/stop.ts'
import { startMaintenance } from './maintenance.ts'
import { openModel } from './model.ts'
import type { Ai } from './platform/ai/ai.ts'
import { createMailbox } from './platform/mail/local.ts'
import type { Mail } from './platform/mail/mail.ts'
import { createSmtpMail } from './platform/mail/smtp.ts'
import { registerSignIn } from './platform/sign-in/register.ts'
import { createCrisisComposer } from './safety/crisis.ts'
import { createHelpDesk, type HelpDesk } from './safety/helplines.ts'
import { createUnderstandingService, type Understanding } from './understanding.ts'

/** What stands for a real part in a test. */
type Doubles = {
  database?: Database
  clock?: Clock
  mail?: Mail
  ai?: Ai
  webFolder?: URL
  print?: (line: string) => void
}

type Server = {
  app: FastifyInstance
  /** Brings the database to the content of this version; done once by `composeServer` itself. */
  prepare(): Promise<void>
  /** Begins to answer on the configured address. */
  listen(): Promise<void>
  /** Lets requests under way finish, then closes everything. */
  close(): Promise<void>
}

const builtWeb = new URL('../../web/.build/', import.meta.url)

/** The one place where the parts are joined. @throws when the database cannot be opened. */
export async function composeServer(config: Config, doubles: Doubles = {}): Promise<Server> {
  const { clock = systemClock, print = console.log } = doubles
  const database = doubles.database ?? (await openDatabase(config.database))
  const { orm } = database
  const secure = config.publicUrl.protocol === 'https:'
  const app = await createApp(config)
  const metrics = createMetrics()
  const content = loadContent()

  const account = createAccountService({ store: createAccountStore(orm), clock })
  const retriever = createRetriever(content)
  const understanding = createUnderstandingService({
    retriever,
    themes: content.themes,
    safety: content.safety,
    registry: metrics.registry,
    log: app.log,
  })
  const scripture = createScriptureService({
    store: createScriptureStore(orm),
    library: createLibrary({ content, text: openText(), retriever, find: understanding.find }),
    clock,
    random: Math.random,
  })
  const ai = doubles.ai ?? openModel(config, { registry: metrics.registry, log: app.log })
  const answers = composeAnswers({
    orm,
    content,
    retriever,
    understanding,
    clock,
    ai,
    help: openHelpDesk(config, content, clock, app.log),
  })
  const challenges = createChallengesService(content.challenges, { random: Math.random })
  const habits = createHabitsService(content.habits, { random: Math.random })

  const sessions = createSessions({ orm, clock, secure })
  const deviceSecret = createDeviceSecret(secure)
  const identify = createIdentify({
    sessions,
    deviceSecret,
    claims: [scripture.claim],
    rememberZone: account.rememberZone,
  })
  const mailbox = config.smtp || config.oidc ? null : createMailbox(clock)
  const smtp = config.smtp && createSmtpMail(config.smtp)

  registerHealth(app, { metrics, ping: database.ping, metricsToken: config.metricsToken, local: config.local })
  await registerOpenApi(app, config.publicUrl)
  const host: RouteHost = { app, publicOrigin: config.publicUrl.origin, deviceSecret, identify }
  serveAccount(host, account)
  serveScripture(host, scripture)
  serveChallenges(host, challenges)
  serveHabits(host, habits)
  serveGuidance(host, answers.guidance, answers.help)
  serveMorning(host, answers.morning)
  serveDevotions(host, answers.devotions)
  const signIn = await registerSignIn(app, {
    config,
    orm,
    clock,
    sessions,
    mail: doubles.mail ?? smtp ?? mailbox ?? undeliverable,
    print,
    findOrCreateUser: account.findOrCreate,
    renewDevice: deviceSecret.renew,
  })
  mailbox?.register(app)
  await registerStatic(app, {
    folder: fileURLToPath(doubles.webFolder ?? builtWeb),
    boot: createBoot({ sessions, present: account.present, daily: scripture.daily }),
    isSignedIn: async (request) => (await sessions.read(request)) !== null,
  })

  await scripture.syncVerses()
  const maintenance = startMaintenance(
    [
      { name: 'expired sessions', everyMinutes: 60, run: sessions.removeExpired },
      { name: 'expired sign-ins', everyMinutes: 60, run: signIn.removeExpired },
      { name: 'old AI counts', everyMinutes: 24 * 60, run: answers.forgetOldUsage },
      { name: 'old verse history', everyMinutes: 24 * 60, run: scripture.forgetOldHistory },
      { name: 'database upkeep', everyMinutes: 60, run: database.maintain },
      { name: 'sentence encoder', everyMinutes: 1, run: understanding.revive },
    ],
    app.log,
  )

  return {
    app,
    prepare: scripture.syncVerses,
    async listen() {
      await app.listen({ port: config.port, host: config.host })
      print(`Lampstand is ready: ${config.publicUrl.origin}`)
      if (mailbox) print(`mail of this machine: ${config.publicUrl.origin}${mailbox.path}`)
      // Not awaited: people are served while the encoder warms up.
      void understanding.start()
    },
    async close() {
      try {
        await closeConnections(app)
        await maintenance.stop()
        ai?.close()
        await understanding.close()
        metrics.stop()
        smtp?.close()
      } finally {
        await database.close()
      }
    },
  }
}

type AnswersParts = {
  orm: Database['orm']
  content: Content
  retriever: Retriever
  understanding: Understanding
  clock: Clock
  ai: Ai | null
  help: HelpDesk
}

/** What answers people: the library, and the model where there is one, both held to the text. */
function composeAnswers({ orm, content, retriever, understanding, clock, ai, help }: AnswersParts) {
  const text = openText()
  const usage = createUsage(orm)
  const answers = createAnswerService({
    content,
    text,
    help,
    crisis: createCrisisComposer(content.crises),
    grounding: createGrounding(createQuotationCheck(text)),
    models: createModelGateway({ ai, usage, clock }),
  })
  const grave = content.situations.filter(({ safety }) => safety === 'concern').map(({ theme }) => theme)
  const read = createReader(understanding, new Set(grave))
  const composer = createComposer(content, retriever)
  return {
    help,
    guidance: createGuidanceService({ answers, composer, read, usage, clock }),
    morning: createMorningService({ content, retriever, answers, clock }),
    devotions: createDevotionsService({ content, retriever, answers, read }),
    forgetOldUsage: () => usage.forgetBefore(clock.now().subtract({ hours: 72 }).toString().slice(0, 10)),
  }
}

/** Where help is found, by the deployer's own list where there is one. @throws ContentFault for a list that cannot be read */
function openHelpDesk({ help: { file, region } }: Config, content: Content, clock: Clock, log: Log): HelpDesk {
  const helplines = createHelpDesk(file === undefined ? content.helplines : readHelplines(file), region)
  if (region !== undefined && !helplines.regions.some((known) => known.toLowerCase() === region.toLowerCase())) {
    log.warn({ region, known: helplines.regions }, 'HELPLINES_REGION matches no region in the list of help lines')
  }
  const overdue = helplines.overdue(clock.now().toZonedDateTimeISO('UTC').toPlainDate())
  if (overdue.length > 0) log.warn({ regions: overdue }, 'these help lines were last reviewed more than a year ago')
  return helplines
}

/** With a provider for sign-in no mail is sent; a call that tries is a fault of ours. */
const undeliverable: Mail = {
  send: async () => {
    throw new Error('no mail server is configured')
  },
}
