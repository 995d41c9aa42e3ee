import './drizzle-imports.ts'
import { runProgram } from './run-program.ts'

await runProgram(async (config) => {
  const { composeServer } = await import('./compose.ts')
  const { listen: run, close } = await composeServer(config)
  return { run, close }
})
