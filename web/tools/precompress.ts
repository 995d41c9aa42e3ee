import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes `.br` and `.gz` beside every text file, but for `index.html`: into that the server still writes. */
export async function precompress(folder: URL) {
  const files = globSync('**/*.{js,css,html,svg,json}', { cwd: fileURLToPath(folder) })
  await Promise.all(
    files
      .filter((file) => file !== 'index.html')
      .map(async (file) => {
        const path = fileURLToPath(new URL(file, folder))
        const content = readFileSync(path)
        writeFileSync(`${path}.br`, await brotli(content))
        writeFileSync(`${path}.gz`, await gzipped(content, { level: 9 }))
      }),
  )
}
