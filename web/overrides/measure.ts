import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import config from '../vite.config.ts'
import { aliases, overrides } from './overrides.ts'

/* node web/overrides/measure.ts prints what each override takes off the first load of /home, in bytes as they travel. */

process.env['NODE_ENV'] = 'production'

const homePage = 'src/features/home/home-page.tsx'

/** Brotli, with all overrides but one. */
async function homeScript(without?: string): Promise<number> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    resolve: { alias: aliases(overrides.filter(({ find }) => find !== without)) },
    build: { ...config.build, write: false },
  })
  const chunks = 'output' in built ? built.output.filter((file) => file.type === 'chunk') : []
  const needed = new Set(chunks.filter((chunk) => chunk.isEntry || chunk.facadeModuleId?.endsWith(homePage)))
  for (const { imports } of needed) for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk)
  return [...needed].reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)
}

const withAll = await homeScript()
for (const { find } of overrides) console.log(JSON.stringify(find), (await homeScript(find)) - withAll)
