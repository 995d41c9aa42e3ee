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
  /node_modules\/(react|react-dom|scheduler|@tanstack|wouter|regexparam)\//,
  /^\0(vite\/preload-helper|rolldown\/runtime)/,
  /src\/app\/(?!page)/,
  /src\/api\/(browser|store|query-client|device-keys)/,
  /src\/ui\/(?!toaster|dialog|side-panel|reading-sheet|passage-text|opening-scroll|menu|field|badge|design|answer|help|reference|tabs|disclosure|switch|use-on-use)/,
  /src\/features\/account\/(queries|user-area|avatar|names)/,
  /src\/features\/home\/queries/,
]

export default {
  root: path('.'),
  plugins: [fonts(), quotedScripture(), tailwindcss(), react(), reactCompiler(), firstPaint()],
  resolve: {
    alias: {
      'react-style-singleton': path('src/ui/react-style-singleton.ts'),
      'use-sync-external-store/shim/index.js': path('src/ui/use-sync-external-store.ts'),
    },
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
        assetFileNames: ({ names }) => assetName(names),
        codeSplitting: {
          groups: [{ name: 'core', test: (id) => firstPaintModules.some((part) => part.test(id)) }],
        },
      },
    },
  },
} satisfies UserConfig
