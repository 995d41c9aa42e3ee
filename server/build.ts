import { rm } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { replaceBuild } from '../scripts/replace-build.ts'

/* node server/build.ts writes server/.build/program: what `npm start` and `npm run worker` run, in few files instead of 1,200. */

const root = fileURLToPath(new URL('..', import.meta.url))
const programFolder = fileURLToPath(new URL('.build/program', import.meta.url))

/** Files that our sources name by their own place are found where they are, not beside the bundle. */
const ownPlaces = (folder: string): Plugin => ({
  name: 'own-places',
  transform: {
    filter: { code: 'import.meta.url', id: { exclude: /\/node_modules\// } },
    handler: (code, id) => ({
      code: code.replaceAll(
        'import.meta.url',
        `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`,
      ),
      map: null,
    }),
  },
})

const program = { main: 'server/src/main.ts', worker: 'server/src/worker.ts' }

/**
 * Bundles programs, the server and its worker unless told, into a folder under `server`: packages that are not bundled are found
 * from there. What the build before wrote stays: a program that runs may still have to load some of it.
 * @param input paths from the root by the names that they get in the folder
 */
export async function buildProgram(folder = programFolder, input: Record<string, string> = program): Promise<void> {
  const fresh = `${folder}.${process.pid}`
  const bundle = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    // The first loads files that lie beside its own, the second is not installed.
    external: [/^onnxruntime-/, 'pg-native'],
    plugins: [ownPlaces(folder)],
    onLog: (level, log, handle) => handle(level === 'warn' ? 'error' : level, log),
  })
  try {
    await bundle.write({ dir: fresh, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', sourcemap: true })
    await replaceBuild(folder, fresh)
  } finally {
    await bundle.close()
    await rm(fresh, { recursive: true, force: true })
  }
}

if (import.meta.main) await buildProgram()
