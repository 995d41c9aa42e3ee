import { fileURLToPath } from 'node:url'

/** A module of an installed package for which a file of this folder stands in. */
export type Override = {
  /** As the importing file writes it. */
  find: string
  /** In this folder. */
  file: string
  /** Where the installed packages ask for the module, from `node_modules`. */
  askedBy: string
  reason: string
  /** Bytes of script, brotli, that it takes off `/home`; 0 where it is there for another reason. `measure.ts` measures them. */
  saves: number
}

export const overrides: readonly Override[] = [
  {
    find: 'react-style-singleton',
    file: 'react-style-singleton.ts',
    askedBy: 'react-remove-scroll-bar/dist/es2015/component.js',
    reason: "The package injects a style element, which `style-src 'self'` forbids.",
    saves: 0,
  },
  {
    find: 'use-sync-external-store/shim/index.js',
    file: 'use-sync-external-store.ts',
    askedBy: 'wouter/src/use-sync-external-store.js',
    reason: 'React has the hook since 18; the package brings a copy for older ones.',
    saves: 163,
  },
  {
    find: 'regexparam',
    file: 'regexparam.ts',
    askedBy: 'wouter/src/index.js',
    reason: 'The router parses path patterns with it; every path here is written out.',
    saves: 255,
  },
  {
    find: './infiniteQueryBehavior.js',
    file: 'infinite-query-behavior.ts',
    askedBy: '@tanstack/query-core/build/modern/query.js',
    reason: 'Every query brings it along for lists that grow at their end; there is none here.',
    saves: 510,
  },
  {
    find: '\0vite/preload-helper.js',
    file: 'preload-helper.ts',
    askedBy: 'vite/dist/node/chunks/node.js',
    reason: "Vite's own helper also brings style sheets; there is one here, and it is in the page.",
    saves: 401,
  },
]

/** As Vite takes them. */
export const aliases = (from = overrides) =>
  from.map(({ find, file }) => ({
    // A name would also stand for all that begins with it.
    find: new RegExp(`^${RegExp.escape(find)}$`),
    replacement: fileURLToPath(new URL(file, import.meta.url)),
  }))
