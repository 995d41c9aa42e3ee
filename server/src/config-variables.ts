import { billingVariables } from './config-billing.ts'
export type Variable = { name: string; description: string; example?: string; default?: string }

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
    name: 'ENCRYPTION_KEYS',
    description:
      'Keys of 32 bytes in base64 that encrypt what people write, the current one first, separated by commas. Default: a file in DATA_DIR that the first start creates. Needed with DATABASE_URL where others sign in. `npm run -s keys -- new` makes one. Without its key nobody can read the words again.',
    example: 'a key',
  },
  {
    name: 'WORK_JOBS',
    description: 'false leaves chores and queued mail to `npm run worker` beside this server; needs DATABASE_URL.',
    default: 'true',
  },
  {
    name: 'SMTP_URL',
    description: 'Mail server that sends sign-in codes and reminders.',
    example: 'smtps://user:secret@mail.example.org:465',
  },
  {
    name: 'MAIL_FROM',
    description: 'Sender of mail; needed with SMTP_URL.',
    example: 'Lampstand <hello@lampstand.example.org>',
  },
  {
    name: 'MAIL_WEBHOOK_SECRET',
    description: 'Opens PUBLIC_URL/api/mail/returns, where your mail provider reports bounces and complaints.',
    example: 'a long random word',
  },
  {
    name: 'OIDC_ISSUER',
    description:
      'OpenID Connect provider to sign in with, instead of codes by email. Its callback is PUBLIC_URL/api/callback.',
    example: 'https://id.example.org',
  },
  { name: 'OIDC_CLIENT_ID', description: 'Client id at the provider; needed with OIDC_ISSUER.', example: 'lampstand' },
  {
    name: 'OIDC_CLIENT_SECRET',
    description: 'Client secret at the provider; leave out for a public client.',
    example: 'secret',
  },
  {
    name: 'OPERATORS',
    description:
      'Email addresses, separated by commas, of those who look after Lampstand: whoever signs in with one is an operator. With OIDC_ISSUER, only where the provider checks addresses.',
    example: 'anna@example.org, ruth@example.org',
  },
  {
    name: 'TRUST_PROXY',
    description: 'true when one reverse proxy is in front and adds the address of the caller to X-Forwarded-For.',
    default: 'false',
  },
  {
    name: 'METRICS_TOKEN',
    description: 'Bearer token for /metrics. Without it they are open in local mode only.',
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
  { name: 'AI_CONCURRENCY', description: 'How many answers the model may work on at once.', default: '4' },
  { name: 'AI_TIMEOUT', description: 'How many seconds one answer of the model may take.', default: '60' },
  {
    name: 'HELPLINES_REGION',
    description: 'Region whose help lines are shown when the time zone of a browser suggests none.',
    example: 'United Kingdom',
  },
  {
    name: 'HELPLINES_FILE',
    description: 'Your own list of help lines, in the form of content/helplines.json.',
    example: './helplines.json',
  },
  ...billingVariables,
] as const satisfies readonly Variable[]
