import { vi } from 'vitest'

/** The locks of a browser, for one of them: whoever asks waits for those before. */
export function stubLocks() {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, run: () => unknown) => {
    const result = last.then(run)
    last = result.catch(() => undefined)
    return result
  }
  const withLocks = { get: (own: object, name: string) => (name === 'locks' ? { request } : Reflect.get(own, name)) }
  vi.stubGlobal('navigator', new Proxy(navigator, withLocks))
}
