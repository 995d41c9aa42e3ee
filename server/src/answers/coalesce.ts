type Running = { readonly promise: Promise<unknown>; readonly control: AbortController; waiting: number }

/**
 * Runs equal work once: who asks while it runs waits for the same result. Leaving (`signal`) gives it up only when nobody
 * waits any more; who left gets the reason of their signal.
 */
export function createCoalescer() {
  const running = new Map<string, Running>()
  return async <T>(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    signal.throwIfAborted()
    const known = running.get(key)
    const run = known && !known.control.signal.aborted ? known : begin(key, work)
    run.waiting++
    const left = Promise.withResolvers<never>()
    const leave = () => {
      run.waiting--
      if (run.waiting === 0) run.control.abort()
      left.reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      return (await Promise.race([run.promise, left.promise])) as T
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  function begin(key: string, work: (signal: AbortSignal) => Promise<unknown>): Running {
    const control = new AbortController()
    const promise = work(control.signal).finally(() => {
      if (running.get(key)?.control === control) running.delete(key)
    })
    // Everybody may have left before it fails.
    promise.catch(() => undefined)
    const run = { promise, control, waiting: 0 }
    running.set(key, run)
    return run
  }
}
