import { queryClient } from '../api/browser.ts'
import { passageQuery } from '../features/scripture/passage-query.ts'
import { context } from './page-dialogs.tsx'

/** Of the passages that come onto a page at once: of a long list those further down are fetched on use. */
const most = 8

/** Between two looks at whether calls are under way, in milliseconds. */
const pause = 500

/** What only some browsers tell. */
type Connection = { saveData: boolean; effectiveType: string }

/**
 * Fetches what stands around the passages that the page leads to, those that are there and those that come, so that it opens at once
 * and without a connection. One after another, each once, while no query is under way and the browser has nothing to do; not where
 * data is to be saved.
 * @returns what ends it
 */
export function readAhead(): () => void {
  const seen = new Set<string>()
  let isReading = false

  const newcomers = () => {
    const leading = [...document.querySelectorAll<HTMLElement>('[data-passage]')]
    const fresh = new Set(leading.flatMap(({ dataset: { passage } }) => passage ?? [])).difference(seen)
    for (const id of fresh) seen.add(id)
    return [...fresh].slice(0, most)
  }

  const read = async () => {
    if (isReading || savesData()) return
    isReading = true
    await rest()
    for (let ids = newcomers(); ids.length > 0; ids = newcomers()) {
      await context().catch(() => undefined)
      for (const id of ids) {
        await rest()
        await queryClient.prefetchQuery(passageQuery(id))
      }
    }
    isReading = false
  }

  /** Those that failed as the connection went. */
  const again = () => {
    seen.clear()
    void read()
  }
  const observer = new MutationObserver(() => void read())
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-passage'] })
  addEventListener('online', again)
  void read()
  return () => {
    observer.disconnect()
    removeEventListener('online', again)
  }
}

async function rest() {
  while (queryClient.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve, pause))
  const { requestIdleCallback: whenIdle } = globalThis as { requestIdleCallback?: typeof requestIdleCallback }
  await new Promise((resolve) => (whenIdle ? whenIdle(resolve) : setTimeout(resolve, pause)))
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'))
}
