import { type ComponentType, createElement } from 'react'
import { createDeferredPage, type DeferredPage } from './deferred-page.tsx'
import { pageFiles } from './page-files.ts'
import { pageParts } from './page-parts.ts'

const loaders = import.meta.glob<{ default: ComponentType<typeof pageParts> }>([
  '../features/*/*-page.tsx',
  '!../features/onboarding/*',
])

const pages: ReadonlyMap<string, DeferredPage> = new Map(
  Object.entries(pageFiles).map(([path, file]) => {
    const load = loaders[`../features/${file}`]
    if (!load) throw new Error(`the page of ${path} is missing: ${file}`)
    return [path, createDeferredPage(withParts(load))]
  }),
)

/** A page is handed what it may show of other features. */
function withParts(load: () => Promise<{ default: ComponentType<typeof pageParts> }>) {
  return async () => {
    const { default: Page } = await load()
    return { default: () => createElement(Page, pageParts) }
  }
}

/** The guarded page at a path, or undefined where there is none. */
export const pageAt = (path: string): DeferredPage | undefined => pages.get(withoutSlash(path))

export const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '')
