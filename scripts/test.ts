import { type Step, stepNames, steps, sum, type Tally } from './test-steps.ts'

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !stepNames.includes(name))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${stepNames.join(', ')}`)
  process.exit(2)
}

const interrupt = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => interrupt.abort())
}

const tallies: Tally[] = []
for (const step of wanted()) {
  if (interrupt.signal.aborted) break
  tallies.push(await timed(step))
}

const total = sum(tallies)
if (interrupt.signal.aborted) total.failed++
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)

/** All steps, or those named; what runs the program has it built first. */
function wanted(): readonly Step[] {
  if (chosen.length === 0) return steps
  const needsBuild = ['unit', 'postgres', 'e2e'].some((name) => chosen.includes(name))
  return steps.filter(({ name }) => chosen.includes(name) || (name === 'build' && needsBuild))
}

async function timed(step: Step): Promise<Tally> {
  console.log(`\n── ${step.title}`)
  const start = performance.now()
  const tally = await step.run().catch((error: unknown) => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`── ${step.title}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`)
  return tally
}
