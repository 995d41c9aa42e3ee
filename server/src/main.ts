import { composeServer } from './compose.ts'
import { runProgram } from './run-program.ts'

await runProgram(async (config) => {
  const { listen: run, close } = await composeServer(config)
  return { run, close }
})
