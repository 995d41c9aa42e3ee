import { useEffect, useState } from 'react'

type OnUse<T> = { part: T | undefined; failed: boolean }

/**
 * A part of a page that is fetched when it is first used, and once. One that cannot be fetched leaves the page as it is.
 * @param inUse whether it is wanted without anybody's doing, as where a page comes back as it was left
 */
export function useOnUse<T>(load: () => Promise<T>, inUse = false) {
  const [{ part, failed }, setState] = useState<OnUse<T>>({ part: undefined, failed: false })
  const isDue = inUse && part === undefined && !failed
  useEffect(() => {
    if (isDue) void settled(load).then(setState)
  }, [isDue, load])
  const want = () => {
    if (part !== undefined) return
    setState({ part: undefined, failed: false })
    void settled(load).then(setState)
  }
  return { part, failed, want }
}

const settled = <T>(load: () => Promise<T>): Promise<OnUse<T>> =>
  load().then(
    (part) => ({ part, failed: false }),
    () => ({ part: undefined, failed: true }),
  )
