import type { Clock } from './clock.ts'
import type { Database } from './db/client.ts'
import type { Ai } from './platform/ai/ai.ts'
import type { MailTransport } from './platform/mail/transport.ts'
import type { Push } from './platform/push/push.ts'

/** What stands for a real part in a test. */
export type Doubles = {
  database?: Database
  clock?: Clock
  mail?: MailTransport
  push?: Push
  ai?: Ai
  webFolder?: URL
  print?: (line: string) => void
}
