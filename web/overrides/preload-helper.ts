/**
 * Stands in for Vite's own helper around every lazy import: fetches what the program needs beside it and not after it. Vite's
 * also brings style sheets; there is one here, and it is in the page.
 * @param files from the root of the site
 */
export function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  for (const file of files.filter((one) => !wanted.has(one))) {
    wanted.add(file)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}` }))
  }
  return load()
}

const wanted = new Set<string>()
