import { type Content, loadContent, readHelplines } from '@lampstand/content/loader'
import { createFinder } from '@lampstand/scripture/passage-finder'
import { createQuotationCheck } from '@lampstand/scripture/quotations'
import { createRetriever } from '@lampstand/scripture/retrieval'
import { openText } from '@lampstand/scripture/text'
import { createAnswerService } from './answers/answer-service.ts'
import { createComposer } from './answers/composer.ts'
import { createGrounding } from './answers/grounding.ts'
import { createModelGateway } from './answers/model-gateway.ts'
import { createReader } from './answers/reader.ts'
import { createUsage } from './answers/usage.ts'
import { createAudit } from './audit.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import { createEncryption } from './encryption.ts'
import { createMetrics } from './http/health.ts'
import type { Log } from './http/logging.ts'
import { openModel } from './model.ts'
import type { Module } from './module.ts'
import type { Ai } from './platform/ai/ai.ts'
import { createCrisisComposer } from './safety/crisis.ts'
import { createHelplines } from './safety/helplines.ts'
import { createSafety } from './safety/safety.ts'
import { createUnderstandingService } from './understanding.ts'

/** Milliseconds; the threads are of each process, so their revival is a timer and not a job. */
const revivalEvery = 60_000

type PartsOptions = {
  config: Config
  database: Database
  clock: Clock
  log: Log
  /** In place of the model that is configured. */
  ai?: Ai | undefined
}

export type Parts = Awaited<ReturnType<typeof openParts>>

/** What features are made of: each takes of it what it needs. */
export async function openParts({ config, database, clock, log, ai: given }: PartsOptions) {
  const metrics = createMetrics()
  const { registry } = metrics
  const ai = given ?? (await openModel(config, { registry, log }))
  const { orm, withTransaction } = database
  const encryption = createEncryption({ source: config.keys, database, log })
  const content = loadContent()
  const text = openText()
  const finder = createFinder(text)
  const check = createQuotationCheck(text, finder)
  const retriever = createRetriever(content)
  const understanding = createUnderstandingService({
    retriever,
    registry,
    log,
  })
  const audit = createAudit(clock)
  const help = openHelplines(config, content, clock, log)
  const { dangers } = understanding
  const safety = createSafety({ phrases: content.phrases, helplines: help, dangers, registry, log })
  const usage = createUsage(orm)
  const answers = createAnswerService({
    content,
    text,
    help,
    crisis: createCrisisComposer(content.crises, content.languages),
    grounding: createGrounding(check),
    models: createModelGateway({ ai, usage, clock }),
  })
  let revival: NodeJS.Timeout | undefined
  const lifecycle: Module = {
    chores: [{ name: 'database-upkeep', cron: '20 * * * *', run: database.maintain }],
    start() {
      // Not awaited: people are served while they warm up.
      void safety.start()
      void understanding.start()
      revival = setInterval(() => {
        void safety.revive()
        void understanding.revive()
      }, revivalEvery).unref()
    },
    async close() {
      clearInterval(revival)
      ai?.close()
      await safety.close()
      await understanding.close()
      metrics.stop()
    },
  }
  return {
    clock,
    metrics,
    orm,
    withTransaction,
    encryption,
    cipher: encryption.cipher,
    audit,
    /** A number from 0 up to but not including 1. */
    random: Math.random,
    content,
    text,
    retriever,
    understanding,
    help,
    safety,
    usage,
    answers,
    composer: createComposer(content, retriever),
    read: createReader({ understanding, content, retriever, check, bible: text, finder }),
    lifecycle,
  }
}

/** Where help is found, by the deployer's own list where there is one. @throws ContentFault for a list that cannot be read */
function openHelplines(
  { help: { file, region } }: Config,
  { helplines: shipped, languages }: Pick<Content, 'helplines' | 'languages'>,
  clock: Clock,
  log: Log,
) {
  const helplines = createHelplines(file === undefined ? shipped : readHelplines(file), region, languages)
  if (region !== undefined && !helplines.regions.some((known) => known.toLowerCase() === region.toLowerCase())) {
    log.warn({ region, known: helplines.regions }, 'HELPLINES_REGION matches no region in the list of help lines')
  }
  const unchecked = helplines.unchecked(clock.now().toZonedDateTimeISO('UTC').toPlainDate())
  if (unchecked.length > 0) log.info({ regions: unchecked }, 'help lines not compared with their source for a year')
  return helplines
}
