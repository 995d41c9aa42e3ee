import { expect, test } from 'vitest'
import { isTest, readSources } from './sources.ts'

/** In milliseconds: a machine with other things to do may take this long for what is done at once elsewhere. */
const leastPatience = 10_000
/** That of vitest.config.ts. */
const testTimeout = 300_000

/** What makes a test depend on how fast the machine is. */
const faultsOf = (code: string): string[] => {
  const short = [...code.matchAll(/\b(?:poll|waitFor|waitForURL|toHave\w+|toBe\w+)\([^\n]*\btimeout: ([\d_]+)/g)]
    .map((match) => Number(match[1]?.replaceAll('_', '')))
    .filter((timeout) => timeout < leastPatience)
  return [
    ...short.map((timeout) => `waits only ${timeout} ms`),
    ...(/\bvi\.waitFor\(/.test(code) && !/\b(patience|soon)\b/.test(code)
      ? ['vi.waitFor gives up after a second: say how long']
      : []),
    ...(/\bwaitForTimeout\(/.test(code) ? ['waits for time, not for what happens'] : []),
    ...(/\bclock\.install\(/.test(code) ? ['has a clock of its own that runs: installClock, then holdClock'] : []),
    ...(/\binstallClock\(/.test(code) && !/\bholdClock(?:Now)?\(/.test(code)
      ? ['never holds the clock it installed']
      : []),
    ...[...code.matchAll(/^ *\}, (\d[\d_]*)\)$/gm)]
      .map((match) => Number(match[1]?.replaceAll('_', '')))
      .filter((timeout) => timeout < testTimeout)
      .map((timeout) => `gives up after ${timeout} ms, before other tests do`),
    ...(/performance\.now\(\) -/.test(code) ? ['times what others on the machine slow down: measure CPU'] : []),
  ]
}

const tests = readSources().filter(
  ({ path }) => isTest(path) && !/^(test\/waits\.test|e2e\/support\/clock)\.ts$/.test(path),
)

test('no test depends on how fast the machine is', () => {
  const faults = tests.flatMap(({ path, code }) => faultsOf(code).map((fault) => `${path} ${fault}`))
  expect(faults).toEqual([])
})

test('a short wait, a wait for time and a clock that runs on are found', () => {
  expect(faultsOf('expect.poll(read, { timeout: 1_000 })')).toEqual(['waits only 1000 ms'])
  expect(faultsOf('vi.waitFor(() => told())')).toHaveLength(1)
  expect(faultsOf('page.waitForTimeout(20)')).toHaveLength(1)
  expect(faultsOf('page.clock.install()')).toHaveLength(1)
  expect(faultsOf('installClock(page)')).toHaveLength(1)
  expect(faultsOf('it("is quick", () => {\n}, 60_000)\n')).toHaveLength(1)
  expect(faultsOf('expect(performance.now() - began).toBeLessThan(50)')).toHaveLength(1)
  expect(faultsOf('installClock(page); holdClock(page); expect.poll(read, { timeout: 20_000 })')).toEqual([])
})
