import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const entry = fileURLToPath(new URL('../src/first-paint.ts', import.meta.url))

/** The script that runs before the first paint, as one classic script: a module would run after it. */
export async function bundleFirstPaint(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'firstPaint', fileName: 'theme' } },
  })
  for (const { output: files } of Array.isArray(output) ? output : 'output' in output ? [output] : []) {
    const [chunk] = files
    return chunk.code
  }
  throw new Error('the first-paint script was not built')
}

/** Serves `/theme.js` in development; the build writes it as a file. */
export const firstPaint = (): Plugin => ({
  name: 'lampstand-first-paint',
  configureServer(server) {
    server.middlewares.use('/theme.js', (_request, response, next) => {
      bundleFirstPaint().then((code) => response.setHeader('content-type', 'text/javascript').end(code), next)
    })
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'theme.js', source: await bundleFirstPaint() })
  },
})
