import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { quotedScripture } from './web/tools/quoted-scripture.ts'

/** Files that kill programs, or ask the same thing hundreds of times: begun first, so that none is left alone at the end. */
const long = /(?:killed|hostile|durability|billing-order|authorization|embedded|jobs|prepare|providers)\.test\.ts$/

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => (long.test(moduleId) ? 0 : 1)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

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
    sequence: { sequencer: LongFirst },
    // Only what hangs takes this long: two cores may be so busy with other things that a test takes ten times its time.
    testTimeout: 300_000,
    expect: { poll: { timeout: 90_000, interval: 20 } },
    setupFiles: ['web/test-support/patience.ts'],
    hookTimeout: 300_000,
    teardownTimeout: 20_000,
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
  },
})
