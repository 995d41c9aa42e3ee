import type { ComponentType } from 'react'
import { createDeferred, type Deferred } from './deferred.tsx'
import { pageFiles } from './page-files.ts'
import type { pageParts } from './page-parts.ts'

/** A page is handed what it may show of other features. */
type PageParts = typeof pageParts

const loaders = import.meta.glob<{ default: ComponentType<PageParts> }>([
  '../features/*/*-page.tsx',
  '!../features/onboarding/*',
])

const pages: ReadonlyMap<string, Deferred<PageParts>> = new Map(
  Object.entries(pageFiles).map(([path, file]) => {
    const load = loaders[`../features/${file}`]
    if (!load) throw new Error(`the page of ${path} is missing: ${file}`)
    return [path, createDeferred(load)]
  }),
)

/** The guarded page at a path, or undefined where there is none. */
export const pageAt = (path: string): Deferred<PageParts> | undefined => pages.get(withoutSlash(path))

export const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '')
