import type { EngineThread } from './embedded-connection.ts'

/** Milliseconds from one start to the next: to open a database is dear, and a full disk stays full for a while. */
const pause = 5_000

/**
 * An engine that is started anew, for who connects next, after it has stopped: as PostgreSQL does rather than lose a write that
 * the disk refused. What was acknowledged is in its log, which the new one replays first, as after a crash. While the disk still
 * refuses, who connects is told why.
 */
export function restarting(start: () => EngineThread): EngineThread {
  let engine = begin()
  let isClosed = false

  function begin() {
    const begun = { thread: start(), at: performance.now(), hasEnded: false }
    // Two on one folder would destroy it: the next one waits for the end of this.
    void begun.thread.ended.then(() => {
      begun.hasEnded = true
    })
    return begun
  }

  return {
    connect() {
      const isDue = performance.now() - engine.at >= pause
      if (engine.hasEnded && isDue && !isClosed) engine = begin()
      return engine.thread.connect()
    },
    get ended() {
      return engine.thread.ended
    },
    close() {
      isClosed = true
      return engine.thread.close()
    },
  }
}
