/** A guided session. `since` is the clock's time of its beginning in milliseconds, `elapsed` whole seconds since then. */
export type Reset = { phase: 'idle' } | { phase: 'running'; since: number; elapsed: number } | { phase: 'completed' }

/** How long a session lasts. */
export const sessionSeconds = 60

export const idle: Reset = { phase: 'idle' }

export const started = (now: number): Reset => ({ phase: 'running', since: now, elapsed: 0 })

/** The session at a later time of the clock. Within the same second it is the same. */
export function advanced(reset: Reset, now: number): Reset {
  if (reset.phase !== 'running') return reset
  const elapsed = Math.floor((now - reset.since) / 1000)
  if (elapsed >= sessionSeconds) return { phase: 'completed' }
  return elapsed === reset.elapsed ? reset : { ...reset, elapsed }
}

/** Whole seconds of the session that have passed. */
export function elapsedOf(reset: Reset): number {
  switch (reset.phase) {
    case 'idle':
      return 0
    case 'running':
      return reset.elapsed
    case 'completed':
      return sessionSeconds
  }
}

/** What is left, in words. */
export function remaining(reset: Reset): string {
  const seconds = sessionSeconds - elapsedOf(reset)
  return seconds === 1 ? '1 second remaining' : `${seconds} seconds remaining`
}
