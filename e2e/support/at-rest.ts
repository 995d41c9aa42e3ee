import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Waits until a signed-in person's page has done what it leaves until it stands: it keeps where to get help last, with a call. A
 * network that is idle says nothing of that on a busy machine, where the program begins with it later.
 */
export async function untilAtRest(page: Page) {
  await expect.poll(() => page.evaluate(namesOfKept)).toContainEqual(expect.stringMatching(/ help lines$/))
  await page.waitForLoadState('networkidle')
}

/** The names of what this browser keeps of a person; a database that is not there is not made, since the program makes it otherwise. */
const namesOfKept = `(async () => {
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === 'lampstand')) return []
  const answerTo = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const database = await answerTo(indexedDB.open('lampstand'))
  try {
    return await answerTo(database.transaction('personal').objectStore('personal').getAllKeys())
  } finally {
    database.close()
  }
})()`
