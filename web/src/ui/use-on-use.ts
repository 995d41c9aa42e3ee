import { useState } from 'react'

type OnUse<T> = { part: T | undefined; failed: boolean }

/** A part of a page that is fetched when it is first used, and once. One that cannot be fetched leaves the page as it is. */
export function useOnUse<T>(load: () => Promise<T>) {
  const [{ part, failed }, setState] = useState<OnUse<T>>({ part: undefined, failed: false })
  const want = () => {
    if (part !== undefined) return
    setState({ part: undefined, failed: false })
    load().then(
      (loaded) => setState({ part: loaded, failed: false }),
      () => setState({ part: undefined, failed: true }),
    )
  }
  return { part, failed, want }
}
