import { defineConfig } from 'vitest/config'
import { quotedScripture } from './web/tools/quoted-scripture.ts'

/** A test that needs a browser's objects says so in its first line: `// @vitest-environment happy-dom`. */
export default defineConfig({
  plugins: [quotedScripture()],
  test: {
    include: ['{contract,scripture,content,server,web,bench,test}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.build/**'],
    pool: 'forks',
    // As the program itself does: every test that imports drizzle would pay a quarter of a second.
    execArgv: ['--import', new URL('server/src/drizzle-imports.ts', import.meta.url).href],
    maxWorkers: 2,
    // A database is prepared in a hook, and two cores may be busy with other things.
    testTimeout: 90_000,
    expect: { poll: { timeout: 10_000, interval: 20 } },
    setupFiles: ['web/test-support/patience.ts'],
    hookTimeout: 120_000,
    teardownTimeout: 20_000,
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
  },
})
