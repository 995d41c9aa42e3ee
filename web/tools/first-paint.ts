import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/** Scripts of their own beside the application, by the names under which pages ask for them. */
const scripts = {
  'theme.js': '../src/first-paint.ts',
  'onboarding.js': '../src/onboarding.ts',
  'service-worker.js': '../src/service-worker/service-worker.ts',
}

/** A script with all that it imports as one classic script: a module would run after the first paint. */
async function bundle(source: string): Promise<string> {
  const entry = fileURLToPath(new URL(source, import.meta.url))
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'script', fileName: 'script' } },
  })
  for (const { output: files } of Array.isArray(output) ? output : 'output' in output ? [output] : []) {
    const [chunk] = files
    return chunk.code
  }
  throw new Error(`${source} was not built`)
}

/** Serves the scripts in development; the build writes them as files. */
export const firstPaint = (): Plugin => ({
  name: 'lampstand-first-paint',
  configureServer(server) {
    for (const [name, source] of Object.entries(scripts)) {
      server.middlewares.use(`/${name}`, (_request, response, next) => {
        bundle(source).then((code) => response.setHeader('content-type', 'text/javascript').end(code), next)
      })
    }
  },
  async generateBundle() {
    for (const [fileName, source] of Object.entries(scripts))
      this.emitFile({ type: 'asset', fileName, source: await bundle(source) })
  },
})
