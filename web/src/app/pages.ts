import { createDeferredPage, type DeferredPage } from './deferred-page.tsx'
import { pageFiles } from './page-files.ts'

const loaders = import.meta.glob<{ default: React.ComponentType }>([
  '../features/*/*-page.tsx',
  '!../features/onboarding/*',
])

const pages: ReadonlyMap<string, DeferredPage> = new Map(
  Object.entries(pageFiles).map(([path, file]) => {
    const load = loaders[`../features/${file}`]
    if (!load) throw new Error(`the page of ${path} is missing: ${file}`)
    return [path, createDeferredPage(load)]
  }),
)

/** The guarded page at a path, or undefined where there is none. */
export const pageAt = (path: string): DeferredPage | undefined => pages.get(withoutSlash(path))

export const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '')
