import { readFileSync } from 'node:fs'
import type { Manifest } from 'vite'
import { type PagePath, pageFiles } from '../src/app/page-files.ts'

/** What a build wrote, asked by what a page needs of it. All files are named from the output folder. */
export type Output = ReturnType<typeof readOutput>

/** @param folder the output folder, holding Vite's `manifest.json` */
export function readOutput(folder: URL) {
  const manifest: Manifest = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8'))
  const entry = 'index.html'

  const chunkOf = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no ${key}`)
    return chunk
  }
  const closure = (key: string): string[] => [key, ...(chunkOf(key).imports ?? []).flatMap(closure)]
  const programOf = (key: string) => [...new Set(closure(key).map((one) => chunkOf(one).file))]
  const shared = programOf(entry)

  return {
    paths: Object.keys(pageFiles) as PagePath[],
    /** The scripts that every route needs. */
    shared,
    /** The scripts that a route needs beyond those. */
    ownOf: (path: PagePath) => programOf(`src/features/${pageFiles[path]}`).filter((file) => !shared.includes(file)),
    stylesheets: [...new Set(closure(entry).flatMap((key) => chunkOf(key).css ?? []))],
    fonts: Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.woff2')),
  }
}
