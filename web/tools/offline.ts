import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Output } from './manifest.ts'

/** Writes the page that knows nobody, and tells the service worker what the program consists of. */
export function prepareOffline(folder: URL, { paths }: Output) {
  const page = readFileSync(new URL('index.html', folder), 'utf8').replace('<!--boot-->', '')
  writeFileSync(new URL('offline.html', folder), page)
  const files = globSync(['assets/*', 'offline.html', 'theme.js', '*.svg'], { cwd: fileURLToPath(folder) }).sort()
  const digest = createHash('sha256')
  for (const file of files) digest.update(readFileSync(new URL(file, folder)))
  const offline = {
    version: digest.digest('hex').slice(0, 12),
    files: files.map((file) => `/${file}`),
    pages: ['/', ...paths],
  }

  const worker = new URL('service-worker.js', folder)
  const code = readFileSync(worker, 'utf8')
  const filled = code.replace(/(["'`])__OFFLINE__\1/, () => JSON.stringify(offline))
  if (filled === code) throw new Error('the service worker has no place for its list of files')
  writeFileSync(worker, filled)
}
