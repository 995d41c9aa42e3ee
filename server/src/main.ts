import { existsSync } from 'node:fs'
import { composeServer } from './compose.ts'
import { ConfigError, readConfig } from './config.ts'
import { DataFolderInUse } from './db/client.ts'

const longestStop = 10_000

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const server = await composeServer(readConfig(process.env))
  const stop = (signal: string) => {
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
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await server.listen()
} catch (error) {
  if (error instanceof ConfigError || error instanceof DataFolderInUse) console.error(error.message)
  else console.error(error)
  process.exit(1)
}
