import type { Log } from '../src/http/logging.ts'

const nothing = () => undefined

/** A log for parts that want one where nobody reads it. */
export const silentLog: Log = {
  fatal: nothing,
  error: nothing,
  warn: nothing,
  info: nothing,
  debug: nothing,
  trace: nothing,
  silent: nothing,
  level: 'silent',
  child: () => silentLog,
}
