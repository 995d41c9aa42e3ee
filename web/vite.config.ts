import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { firstPaint } from './tools/first-paint.ts'
import { fonts } from './tools/fonts.ts'
import { quotedScripture } from './tools/quoted-scripture.ts'
import { reactCompiler } from './tools/react-compiler.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** `server-pages.css` keeps its name: pages that the server writes link to it. Everything else is named by its content. */
const assetName = (names: readonly string[]) =>
  names.includes('server-pages.css') ? '[name][extname]' : 'assets/[name]-[hash][extname]'

/** What every page needs before its first paint. It travels as one file: it compresses better than ten. */
const firstPaintModules = [
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam)\//,
  /node_modules\/@tanstack\/(?!.*\/(mutationObserver|useMutation))/,
  /^\0(vite\/preload-helper|rolldown\/runtime)/,
  /src\/app\/(?!page|navigation-list|not-found)/,
  /src\/api\/(browser|store|query-client|device-keys)/,
  /src\/ui\/(?!toaster|dialog|side-panel|reading-sheet|passage-text|opening-scroll|menu|field|badge|design|answer|help|reference|tabs|disclosure|switch|quiet-room|minutes-ring|use-ticking|use-on-use|react-style|sheet|share|copy-button|token|contrast|colour-pairs)/,
  /src\/features\/account\/(queries|user-area|avatar|names)/,
  /src\/features\/home\/daily-key/,
]

export default {
  root: path('.'),
  plugins: [fonts(), quotedScripture(), tailwindcss(), react(), reactCompiler(), firstPaint()],
  resolve: {
    alias: [
      { find: 'react-style-singleton', replacement: path('src/ui/react-style-singleton.ts') },
      {
        find: 'use-sync-external-store/shim/index.js',
        replacement: path('src/ui/use-sync-external-store.ts'),
      },
      { find: 'regexparam', replacement: path('src/app/no-patterns.ts') },
      { find: '\0vite/preload-helper.js', replacement: path('src/app/preload-helper.ts') },
      // The query library asks for these by name; no page here is loaded piece by piece.
      { find: /^\.\/infiniteQueryBehavior\.js$/, replacement: path('src/api/infinite-queries.ts') },
    ],
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: path('.build'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: [path('index.html'), path('src/server-pages.css')].filter((file) => existsSync(file)),
      output: {
        // Each program names those that it may fetch, so their names travel before the first paint: they are short.
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: 'assets/[hash].js',
        hashCharacters: 'hex',
        assetFileNames: ({ names }) => assetName(names),
        codeSplitting: {
          groups: [
            { name: 'core', test: (id) => firstPaintModules.some((part) => part.test(id)) },
            // What talks to the server is needed together or not at all; in one file it is smaller.
            { name: 'calls', test: /contract\/src\/|node_modules\/zod\/|web\/src\/api\/(?!use-|infinite|translation)/ },
          ],
        },
      },
    },
  },
} satisfies UserConfig
