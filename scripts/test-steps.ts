import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

export type Tally = { passed: number; failed: number }
export type Step = { name: string; title: string; run(): Promise<Tally> }

const results = 'test-results'

/** The parts of `npm test`, in the order in which they run; what tells of a fault soonest comes first. */
export const steps: readonly Step[] = [
  { name: 'format', title: 'Format and lint', run: () => check('biome', ['ci', '--reporter=summary', '.']) },
  { name: 'lint', title: 'Lint with types', run: () => check('oxlint', ['--type-aware', '--deny-warnings']) },
  {
    name: 'types',
    title: 'Types',
    run: async () =>
      sum([
        await check('tsc', ['--noEmit']),
        await check('tsc', ['--noEmit', '--project', 'web']),
        await check('tsc', ['--noEmit', '--project', 'e2e']),
      ]),
  },
  // The same that `npm start` does; the pages refuse to be built above their budget of bytes.
  { name: 'build', title: 'Build and size budgets', run: () => checkNode(['scripts/prepare.mjs']) },
  { name: 'unit', title: 'Tests on the embedded database', run: () => vitest('unit', [], {}) },
  { name: 'postgres', title: 'Server tests on PostgreSQL', run: onPostgres },
  { name: 'e2e', title: 'End to end in Chromium', run: playwright },
]

export const stepNames: readonly string[] = steps.map(({ name }) => name)

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})

type Environment = Record<string, string | undefined>

const check = (name: string, args: readonly string[]) => checkNode([`node_modules/.bin/${name}`, ...args])

const checkNode = async (args: readonly string[]): Promise<Tally> =>
  (await runNode(args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

async function vitest(name: string, filters: readonly string[], env: Environment): Promise<Tally> {
  const report = `${results}/${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...filters]
  return counted(report, args, { TEST_DATABASE_URL: undefined, ...env }, (json: VitestReport) => ({
    passed: json.numPassedTests,
    // A file that does not load has no tests to fail.
    failed:
      json.numFailedTests +
      json.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
  }))
}
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** The server's tests but those that no database could change. */
const onDatabase = [
  'server/',
  ...[
    'server/src/platform/ai/**',
    'server/src/answers/**',
    'server/mail-templates/**',
    'server/src/{config,start-fault,understanding}.test.ts',
    'server/src/features/email-reminders/email-reminders-schedule.test.ts',
    'server/src/http/{browser-name,content-policy,written-reply}.test.ts',
    'server/src/platform/mail/{local,returns,smtp}.test.ts',
    'server/src/safety/{crisis,helplines,phrases,red-team,safety,short-sentences}.test.ts',
    '**/*-hostile.test.ts',
    // These open the embedded one themselves.
    'server/src/db/{durability,embedded,encryption}.test.ts',
    'server/src/run-program.test.ts',
    // These start a PostgreSQL themselves, and have run on it with the others.
    'server/src/db/{migrations,postgres,schema,transactions}.test.ts',
    'server/src/platform/jobs/jobs.test.ts',
    '**/*killed.test.ts',
  ].flatMap((path) => ['--exclude', path]),
]

async function onPostgres(): Promise<Tally> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return vitest('postgres', onDatabase, { TEST_DATABASE_URL: given })
  const { startPostgres } = await import('../server/test-support/embedded-postgres.ts')
  const postgres = await startPostgres()
  try {
    return await vitest('postgres', onDatabase, { TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

async function playwright(): Promise<Tally> {
  const report = `${results}/e2e.json`
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  return counted(report, args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report }, (json: PlaywrightReport) => ({
    passed: json.stats.expected,
    failed: json.stats.unexpected + json.stats.flaky,
  }))
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

/** Runs a test runner and reads its report; one that ends badly without a failed test, or runs none, counts as a failure. */
async function counted<Report>(
  report: string,
  args: readonly string[],
  env: Environment,
  read: (report: Report) => Tally,
) {
  mkdirSync(results, { recursive: true })
  rmSync(report, { force: true })
  const code = await runNode(args, env)
  const tally = reading(report, read) ?? { passed: 0, failed: 0 }
  const endedWell = code === 0 && tally.passed > 0
  return endedWell || tally.failed > 0 ? tally : { ...tally, failed: 1 }
}

function reading<Report>(report: string, read: (report: Report) => Tally) {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return undefined
  }
}

/** @returns the exit code; 1 for an end by a signal. */
function runNode(args: readonly string[], env: Environment = {}): Promise<number> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: '.build/compile-cache', ...env },
  })
  const stop = () => child.kill()
  process.once('SIGTERM', stop)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      process.off('SIGTERM', stop)
      resolve(code ?? 1)
    })
  })
}
