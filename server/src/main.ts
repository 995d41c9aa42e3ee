import { existsSync } from 'node:fs'
import { composeServer } from './compose.ts'
import { readConfig } from './config.ts'
import { explainStart } from './start-fault.ts'

const longestStop = 10_000

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const server = await composeServer(readConfig(process.env))
  let stopping = false
  const stop = (signal: string) => {
    // A second signal must not end the program in the middle of closing the database.
    if (stopping) return
    stopping = true
    console.log(`${signal}: stopping`)
    setTimeout(() => process.exit(1), longestStop).unref()
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  await server.listen()
} catch (error) {
  console.error(explainStart(error) ?? error)
  process.exit(1)
}
