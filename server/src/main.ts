import './drizzle-imports.ts'
import { runProgram } from './run-program.ts'

await runProgram(async (config) => {
  const { startDatabase } = await import('./db/client.ts')
  // The embedded one opens on a thread of its own while the rest is loaded.
  const database = await startDatabase(config.database)
  const { composeServer } = await import('./compose.ts')
  const { listen: run, close } = await composeServer(config, { database })
  return { run, close }
})
