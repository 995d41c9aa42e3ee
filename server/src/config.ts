import { resolve } from 'node:path'
import { type AiProvider, aiProviders } from './platform/ai/ai.ts'

/** Everything the program takes from its environment, parsed. Read here and nowhere else. */
export type Config = {
  port: number
  host: string
  /** Where people reach the program; links, cookies and the sign-in callback follow it, never the Host header. */
  publicUrl: URL
  /** True when people reach it on loopback only: codes are printed and mail is shown on a page. */
  local: boolean
  database: { url: string } | { folder: string }
  oidc: { issuer: URL; clientId: string; clientSecret: string | undefined } | null
  smtp: { url: string; from: string } | null
  trustProxy: boolean
  metricsToken: string | undefined
  /** Calls a minute that one person or address may make; 0 lifts the limit. */
  rateLimit: number
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** The model that answers; null when the library alone does. */
  ai: AiConfig | null
  /** `file`: a list of help lines instead of the one that comes with Lampstand; `region`: whose lines stand where no zone tells. */
  help: { file: string | undefined; region: string | undefined }
}

export type AiConfig = {
  provider: AiProvider
  model: string
  apiKey: string | undefined
  /** Where the provider is reached, when not at its own address; always there for `openai-compatible`. */
  baseUrl: URL | undefined
  /** Calls at once. */
  concurrency: number
  /** Seconds that one answer may take, with its second attempts. */
  timeout: number
}

type Variable = { name: string; description: string; example?: string; default?: string }

/** Every variable the program reads; `.env.example` is made from this list. */
export const configVariables = [
  { name: 'PORT', description: 'Port to listen on.', default: '3000' },
  {
    name: 'HOST',
    description: 'Address to listen on. Default: 127.0.0.1 when PUBLIC_URL is on this machine, else every address.',
    example: '0.0.0.0',
  },
  {
    name: 'PUBLIC_URL',
    description:
      'Where people reach Lampstand. Default: http://localhost:PORT. Anything else needs https, and SMTP_URL or OIDC_ISSUER, so that people can sign in.',
    example: 'https://lampstand.example.org',
  },
  { name: 'DATA_DIR', description: 'Folder of the embedded database.', default: './data' },
  {
    name: 'DATABASE_URL',
    description: 'A PostgreSQL 15 or later to use instead of the embedded database.',
    example: 'postgres://lampstand:secret@db.example.org:5432/lampstand',
  },
  {
    name: 'SMTP_URL',
    description: 'Mail server that sends sign-in codes.',
    example: 'smtps://user:secret@mail.example.org:465',
  },
  {
    name: 'MAIL_FROM',
    description: 'Sender of mail; needed with SMTP_URL.',
    example: 'Lampstand <hello@lampstand.example.org>',
  },
  {
    name: 'OIDC_ISSUER',
    description:
      'OpenID Connect provider to sign in with, instead of codes by e-mail. Its callback is PUBLIC_URL/api/callback.',
    example: 'https://id.example.org',
  },
  { name: 'OIDC_CLIENT_ID', description: 'Client id at the provider; needed with OIDC_ISSUER.', example: 'lampstand' },
  {
    name: 'OIDC_CLIENT_SECRET',
    description: 'Client secret at the provider; leave out for a public client.',
    example: 'secret',
  },
  {
    name: 'TRUST_PROXY',
    description: 'true when one reverse proxy stands in front and adds the address of the caller to X-Forwarded-For.',
    default: 'false',
  },
  {
    name: 'METRICS_TOKEN',
    description: 'Bearer token that opens /metrics. Without it they are open in local mode only.',
    example: 'a long random word',
  },
  {
    name: 'RATE_LIMIT',
    description: 'Calls a minute that one person or address may make; 0 lifts the limit.',
    default: '600',
  },
  { name: 'LOG_LEVEL', description: 'silent, error, warn, info or debug.', default: 'info' },
  {
    name: 'AI_PROVIDER',
    description:
      'Who answers in guidance: library (the texts of Lampstand, nothing leaves this server), openai, anthropic, google, or openai-compatible (Ollama, vLLM, llama.cpp, LM Studio).',
    default: 'library',
  },
  {
    name: 'AI_MODEL',
    description: "Model to ask, by the provider's own name; needed with every provider but library.",
    example: 'llama3.3',
  },
  {
    name: 'AI_API_KEY',
    description: 'Key for the provider; needed with openai, anthropic and google.',
    example: 'secret',
  },
  {
    name: 'AI_BASE_URL',
    description: 'Address of the API; needed with openai-compatible, and otherwise only to go through a proxy.',
    example: 'http://localhost:11434/v1',
  },
  { name: 'AI_CONCURRENCY', description: 'Answers that the model may work on at once.', default: '4' },
  { name: 'AI_TIMEOUT', description: 'Seconds that one answer of the model may take.', default: '60' },
  {
    name: 'HELPLINES_REGION',
    description: 'Region whose help lines are shown when the time zone of a browser tells none.',
    example: 'United Kingdom',
  },
  {
    name: 'HELPLINES_FILE',
    description: 'Your own list of help lines, in the form of content/helplines.json.',
    example: './helplines.json',
  },
] as const satisfies readonly Variable[]

/** Every fault of the environment at once, each saying what to do. */
export class ConfigError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`Lampstand cannot start with this configuration:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

/** @throws ConfigError naming every fault at once. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = []
  const value = (name: (typeof configVariables)[number]['name']) => env[name]?.trim() || undefined
  const url = (name: Parameters<typeof value>[0], protocols: readonly string[]) => {
    const given = value(name)
    if (given === undefined) return undefined
    const parsed = URL.parse(given)
    if (parsed && protocols.includes(parsed.protocol)) return parsed
    faults.push(`${name} must be a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`)
    return undefined
  }
  const whole = (name: Parameters<typeof value>[0], fallback: number, least: number, most: number) => {
    const given = Number(value(name) ?? fallback)
    if (Number.isInteger(given) && given >= least && given <= most) return given
    faults.push(`${name} must be a whole number from ${least} to ${most}.`)
    return fallback
  }

  const port = whole('PORT', 3000, 1, 65_535)
  const publicUrl = url('PUBLIC_URL', ['http:', 'https:']) ?? new URL(`http://localhost:${port}`)
  const local = isLoopback(publicUrl.hostname)
  const host = value('HOST') ?? (local ? '127.0.0.1' : '0.0.0.0')
  if (publicUrl.pathname !== '/' || publicUrl.search || publicUrl.hash) {
    faults.push('PUBLIC_URL must be an origin without a path, for example https://lampstand.example.org.')
  }
  if (!local && publicUrl.protocol !== 'https:') faults.push('PUBLIC_URL must be https unless it is on this machine.')
  if (local && !isLoopback(host)) {
    faults.push(
      `HOST=${host} opens Lampstand to others while PUBLIC_URL is on this machine. Set PUBLIC_URL, or leave HOST out.`,
    )
  }

  url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const databaseUrl = value('DATABASE_URL')

  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:'])
  const from = value('MAIL_FROM')
  if (smtpUrl && !from) faults.push('MAIL_FROM is needed with SMTP_URL.')
  const issuer = url('OIDC_ISSUER', ['https:', 'http:'])
  const clientId = value('OIDC_CLIENT_ID')
  if (issuer && !clientId) faults.push('OIDC_CLIENT_ID is needed with OIDC_ISSUER.')
  if (issuer && issuer.protocol === 'http:' && !isLoopback(issuer.hostname)) faults.push('OIDC_ISSUER must be https.')
  if (!local && !value('SMTP_URL') && !value('OIDC_ISSUER')) {
    faults.push(
      `${publicUrl.origin} is open to the world, and nobody could sign in: set SMTP_URL and MAIL_FROM, or OIDC_ISSUER.`,
    )
  }

  const logLevel = value('LOG_LEVEL') ?? 'info'
  const levels = ['silent', 'error', 'warn', 'info', 'debug'] as const
  const level = levels.find((one) => one === logLevel)
  if (!level) faults.push(`LOG_LEVEL must be one of ${levels.join(', ')}.`)
  const trustProxy = value('TRUST_PROXY') ?? 'false'
  if (trustProxy !== 'true' && trustProxy !== 'false') faults.push('TRUST_PROXY must be true or false.')
  const rateLimit = whole('RATE_LIMIT', 600, 0, 1_000_000)

  const named = value('AI_PROVIDER') ?? 'library'
  const provider = aiProviders.find((one) => one === named)
  if (!provider && named !== 'library') faults.push(`AI_PROVIDER must be one of library, ${aiProviders.join(', ')}.`)
  const ai = { model: value('AI_MODEL'), apiKey: value('AI_API_KEY'), baseUrl: url('AI_BASE_URL', ['http:', 'https:']) }
  const concurrency = whole('AI_CONCURRENCY', 4, 1, 1000)
  const timeout = whole('AI_TIMEOUT', 60, 1, 600)
  if (provider) {
    const { model, key } = aiExamples[provider]
    if (!ai.model) faults.push(`AI_MODEL is needed with AI_PROVIDER=${provider}, for example ${model}.`)
    if (key && !ai.apiKey) faults.push(`AI_API_KEY is needed with AI_PROVIDER=${provider}; ${key} gives one.`)
    if (!key && !value('AI_BASE_URL')) {
      faults.push(`AI_BASE_URL is needed with AI_PROVIDER=${provider}, for example http://localhost:11434/v1.`)
    }
  }

  if (faults.length > 0) throw new ConfigError(faults)
  return {
    port,
    host,
    publicUrl,
    local,
    database: databaseUrl ? { url: databaseUrl } : { folder: resolve(value('DATA_DIR') ?? './data') },
    oidc: issuer && clientId ? { issuer, clientId, clientSecret: value('OIDC_CLIENT_SECRET') } : null,
    smtp: smtpUrl && from ? { url: smtpUrl.href, from } : null,
    trustProxy: trustProxy === 'true',
    metricsToken: value('METRICS_TOKEN'),
    rateLimit,
    logLevel: level ?? 'info',
    help: { file: value('HELPLINES_FILE'), region: value('HELPLINES_REGION') },
    ai: provider && ai.model ? { ...ai, provider, model: ai.model, concurrency, timeout } : null,
  }
}

/** What a fault of each provider's settings says: a model of it, and who gives keys where one is needed. */
const aiExamples: Record<AiProvider, { model: string; key?: string }> = {
  openai: { model: 'gpt-5-mini', key: 'platform.openai.com' },
  anthropic: { model: 'claude-sonnet-4-5', key: 'console.anthropic.com' },
  google: { model: 'gemini-2.5-flash', key: 'aistudio.google.com' },
  'openai-compatible': { model: 'llama3.3' },
}

/** Whether a host name or address means this machine. */
export const isLoopback = (hostname: string) => /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(hostname)

/** The text of `.env.example`. */
export function envExample(): string {
  const entries = configVariables.map((variable: Variable) => {
    const value = variable.example ?? variable.default ?? ''
    return `# ${variable.description}\n# ${variable.name}=${value}\n`
  })
  return `# Lampstand runs without any of these. Copy this file to .env and set what you need.\n\n${entries.join('\n')}`
}
