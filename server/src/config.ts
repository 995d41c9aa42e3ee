import { resolve } from 'node:path'
import * as z from 'zod/mini'
import * as billing from './config-billing.ts'
import type { AiConfig } from './config-fields.ts'
import { addresses, aiConflictsIn, isLoopback, oneOf, secrets, text, url, wholeNumber } from './config-fields.ts'
import { configVariables, type Variable } from './config-variables.ts'
import type { KeySource } from './db/key-source.ts'
import { aiProviders } from './platform/ai/ai.ts'

export { isLoopback }

/** Everything the program takes from its environment, parsed. Read here and nowhere else. */
export type Config = {
  port: number
  host: string
  /** Where people reach the program; links, cookies and the sign-in callback follow it, never the Host header. */
  publicUrl: URL
  /** True when people reach it on loopback only: codes are printed and mail is shown on a page. */
  local: boolean
  database: { url: string } | { folder: string }
  /** What people write is encrypted in the database with these keys. */
  keys: KeySource
  oidc: { issuer: URL; clientId: string; clientSecret: string | undefined } | null
  smtp: { url: string; from: string } | null
  /** Opens the address to which returned mail is told; without it there is none. */
  mailWebhookSecret: string | undefined
  trustProxy: boolean
  /** Whether this process works jobs; false where `npm run worker` does. */
  worksJobs: boolean
  metricsToken: string | undefined
  /** Addresses of those who look after the program. */
  operators: readonly string[]
  /** Calls a minute that one person or address may make; 0 lifts the limit. */
  rateLimit: number
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** The model that answers; null when the library alone does. */
  ai: AiConfig | null
  /** `file`: a list of help lines instead of the one that comes with Lampstand; `region`: whose lines stand where no zone tells. */
  help: { file: string | undefined; region: string | undefined }
} & billing.BillingSettings

export type { AiConfig }

/** Every fault of the environment at once, each saying what to do. */
export class ConfigError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`Lampstand cannot start with this configuration:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

const variables = z.object({
  PORT: wholeNumber(1, 65_535),
  PUBLIC_URL: url('http:', 'https:'),
  HOST: text,
  DATA_DIR: z.string(),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  ENCRYPTION_KEYS: secrets,
  WORK_JOBS: z.enum(['true', 'false'], 'must be true or false.'),
  SMTP_URL: url('smtp:', 'smtps:'),
  MAIL_FROM: text,
  MAIL_WEBHOOK_SECRET: text,
  OIDC_ISSUER: url('https:', 'http:'),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OPERATORS: addresses,
  LOG_LEVEL: oneOf('silent', 'error', 'warn', 'info', 'debug'),
  TRUST_PROXY: z.enum(['true', 'false'], 'must be true or false.'),
  METRICS_TOKEN: text,
  RATE_LIMIT: wholeNumber(0, 1_000_000),
  AI_PROVIDER: oneOf('library', ...aiProviders),
  AI_MODEL: text,
  AI_API_KEY: text,
  AI_BASE_URL: url('http:', 'https:'),
  AI_CONCURRENCY: wholeNumber(1, 1000),
  AI_TIMEOUT: wholeNumber(1, 600),
  HELPLINES_REGION: text,
  HELPLINES_FILE: text,
  ...billing.billingFields,
} satisfies Record<(typeof configVariables)[number]['name'], z.ZodMiniType>)

type Variables = z.output<typeof variables>

const publicUrlOf = ({ PUBLIC_URL, PORT }: Variables): URL =>
  URL.parse(PUBLIC_URL ?? `http://localhost:${PORT}`) ?? new URL('http://localhost')

const hostOf = (values: Variables): string =>
  values.HOST ?? (isLoopback(publicUrlOf(values).hostname) ? '127.0.0.1' : '0.0.0.0')

/** What must hold between variables; each broken rule as a sentence. */
function* conflictsIn(values: Variables): Generator<string> {
  const publicUrl = publicUrlOf(values)
  const local = isLoopback(publicUrl.hostname)
  const host = hostOf(values)
  if (publicUrl.pathname !== '/' || publicUrl.search || publicUrl.hash) {
    yield 'PUBLIC_URL must be an origin without a path, for example https://lampstand.example.org.'
  }
  if (!local && publicUrl.protocol !== 'https:') yield 'PUBLIC_URL must be https unless it is on this machine.'
  if (local && !isLoopback(host)) {
    yield `HOST=${host} opens Lampstand to others while PUBLIC_URL is on this machine. Set PUBLIC_URL, or leave HOST out.`
  }
  if (!local && values.DATABASE_URL && !values.ENCRYPTION_KEYS) {
    yield 'ENCRYPTION_KEYS is needed with DATABASE_URL: make one with `npm run -s keys -- new`, and keep a copy of it.'
  }
  if (values.WORK_JOBS === 'false' && !values.DATABASE_URL) {
    yield 'WORK_JOBS=false needs DATABASE_URL: the embedded database serves one process, so nobody else could work.'
  }
  if (values.SMTP_URL && !values.MAIL_FROM) yield 'MAIL_FROM is needed with SMTP_URL.'
  if (values.OIDC_ISSUER && !values.OIDC_CLIENT_ID) yield 'OIDC_CLIENT_ID is needed with OIDC_ISSUER.'
  const issuer = URL.parse(values.OIDC_ISSUER ?? '')
  if (issuer?.protocol === 'http:' && !isLoopback(issuer.hostname)) yield 'OIDC_ISSUER must be https.'
  if (!local && !values.SMTP_URL && !values.OIDC_ISSUER) {
    yield `${publicUrl.origin} is open to the world, and nobody could sign in: set SMTP_URL and MAIL_FROM, or OIDC_ISSUER.`
  }
  yield* billing.billingConflicts(values, { sendsMail: Boolean(values.SMTP_URL) || (local && !values.OIDC_ISSUER) })
  yield* aiConflictsIn(values)
}

const environment = variables.check(
  z.superRefine(
    (values, { addIssue }) => {
      for (const conflict of conflictsIn(values)) addIssue(conflict)
    },
    // Also beside variables that are wrong by themselves, so that every fault is named at once.
    { when: () => true },
  ),
)

/** @throws ConfigError naming every fault at once. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = configVariables.flatMap((variable: Variable) => {
    const value = env[variable.name]?.trim() || variable.default
    return value === undefined ? [] : [[variable.name, value] as const]
  })
  const { data, error } = z.safeParse(environment, Object.fromEntries(given))
  if (error) throw new ConfigError(error.issues.map(({ path, message }) => [...path, message].join(' ')))
  const publicUrl = publicUrlOf(data)
  return {
    port: data.PORT,
    host: hostOf(data),
    publicUrl,
    local: isLoopback(publicUrl.hostname),
    database: data.DATABASE_URL ? { url: data.DATABASE_URL } : { folder: resolve(data.DATA_DIR) },
    keys: data.ENCRYPTION_KEYS
      ? { secrets: data.ENCRYPTION_KEYS }
      : { file: resolve(data.DATA_DIR, 'encryption-keys') },
    oidc:
      data.OIDC_ISSUER && data.OIDC_CLIENT_ID
        ? {
            issuer: new URL(data.OIDC_ISSUER),
            clientId: data.OIDC_CLIENT_ID,
            clientSecret: data.OIDC_CLIENT_SECRET,
          }
        : null,
    smtp: data.SMTP_URL && data.MAIL_FROM ? { url: new URL(data.SMTP_URL).href, from: data.MAIL_FROM } : null,
    mailWebhookSecret: data.MAIL_WEBHOOK_SECRET,
    trustProxy: data.TRUST_PROXY === 'true',
    worksJobs: data.WORK_JOBS === 'true',
    operators: data.OPERATORS,
    metricsToken: data.METRICS_TOKEN,
    rateLimit: data.RATE_LIMIT,
    logLevel: data.LOG_LEVEL,
    help: { file: data.HELPLINES_FILE, region: data.HELPLINES_REGION },
    ...billing.billingSettings(data),
    ai:
      data.AI_PROVIDER !== 'library' && data.AI_MODEL
        ? {
            provider: data.AI_PROVIDER,
            model: data.AI_MODEL,
            apiKey: data.AI_API_KEY,
            baseUrl: data.AI_BASE_URL === undefined ? undefined : new URL(data.AI_BASE_URL),
            concurrency: data.AI_CONCURRENCY,
            timeout: data.AI_TIMEOUT,
          }
        : null,
  }
}

/** The text of `.env.example`. */
export function envExample(): string {
  const entries = configVariables.map((variable: Variable) => {
    const value = variable.example ?? variable.default ?? ''
    return `# ${variable.description}\n# ${variable.name}=${value}\n`
  })
  return `# Lampstand runs without any of these. Copy this file to .env and set what you need.\n\n${entries.join('\n')}`
}
