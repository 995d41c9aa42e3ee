import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { aliases } from './overrides/overrides.ts'
import { createChunks } from './tools/chunks.ts'
import { firstPaint } from './tools/first-paint.ts'
import { fonts } from './tools/fonts.ts'
import { quotedScripture } from './tools/quoted-scripture.ts'
import { reactCompiler } from './tools/react-compiler.ts'
import { routeSummaries } from './tools/route-summaries.ts'
import { styleVariables } from './tools/style-variables.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** `server-pages.css` keeps its name: pages that the server writes link to it. Everything else is named by its content. */
const assetName = (names: readonly string[]) =>
  names.includes('server-pages.css') ? '[name][extname]' : 'assets/[name]-[hash][extname]'

const chunks = createChunks({
  entry: path('src/main.tsx'),
  home: path('src/features/home/home-page.tsx'),
  parts: [path('src/ui/'), path('../scripture/src/quoted.ts')],
  calls: path('src/api/calls.ts'),
})

export default {
  root: path('.'),
  plugins: [
    fonts(),
    quotedScripture(),
    routeSummaries(),
    tailwindcss(),
    styleVariables(),
    react(),
    reactCompiler(),
    firstPaint(),
  ],
  resolve: {
    alias: aliases(),
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
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
          groups: chunks,
        },
      },
    },
  },
} satisfies UserConfig
