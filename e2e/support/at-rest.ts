import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Waits until a signed-in person's page has done what it leaves until it stands: it keeps where to get help, and what stands around
 * its verses, with calls. A network that is idle says nothing of that on a busy machine, where the program begins with it later.
 */
export async function untilAtRest(page: Page) {
  await expect.poll(async () => Object.keys(await keptIn(page))).toContainEqual(expect.stringMatching(/ help lines$/))
  await untilReadAhead(page)
  await page.waitForLoadState('networkidle')
}

/** Waits until this browser has what stands around each verse on the page; of a list longer than eight it never has all. */
export async function untilReadAhead(page: Page) {
  const missing = async () => {
    const shown = await page.locator('[data-passage]').evaluateAll((all) => all.map((one) => one.dataset['passage']))
    const [, passages = []] = Object.entries(await keptIn(page)).find(([name]) => name.endsWith(' passages')) ?? []
    return shown.filter((id) => !(passages as { id: string }[]).some((one) => one.id === id))
  }
  await expect.poll(missing).toEqual([])
}

/** What this browser keeps of a person, by name. */
const keptIn = (page: Page): Promise<Record<string, unknown>> => page.evaluate(readKept)

/** A database that is not there is not made, since the program makes it otherwise. */
const readKept = `(async () => {
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === 'lampstand')) return {}
  const answerTo = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const database = await answerTo(indexedDB.open('lampstand'))
  try {
    const store = database.transaction('personal').objectStore('personal')
    const [names, values] = await Promise.all([answerTo(store.getAllKeys()), answerTo(store.getAll())])
    return Object.fromEntries(names.map((name, place) => [name, values[place]]))
  } finally {
    database.close()
  }
})()`
